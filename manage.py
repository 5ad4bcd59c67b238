#!/usr/bin/env python3
# -*- coding: utf-8 -*-
"""Sets up Referee and hands over to it: `python3 manage.py run`, `python3 manage.py test`.

Standard library only. Everything above `main` may be read by an older Python, so that one that is
too old is told so in a sentence and not by a traceback.
"""

from __future__ import print_function

import hashlib
import os
import shutil
import subprocess
import sys

ROOT = os.path.dirname(os.path.abspath(__file__))
VENV = os.path.join(ROOT, ".venv")
LOG = os.path.join(VENV, "install.log")

WORDS = {
    "usage": (
        "Referee – the referees' app of a live-action role-playing weekend\n\n"
        "  python3 manage.py run [--host H] [--port P] [--data DIR] [--deck NAME] [--new-link]\n"
        "                                set everything up, open the game, serve it on this network\n"
        "  python3 manage.py test [...]  run every test (what follows goes to pytest)\n"
        "  python3 manage.py WORD ...    any other word, e.g. rules check FILE, cards check, link referee\n"
        "  python3 manage.py --help      this page; `manage.py WORD --help` tells more about a word",
        "Referee – l'application des Orgas d'un GN\n\n"
        "  python3 manage.py run [--host H] [--port P] [--data DIR] [--deck NOM] [--new-link]\n"
        "                                prépare tout, ouvre la partie, la sert sur ce réseau\n"
        "  python3 manage.py test [...]  lance tous les tests (la suite va à pytest)\n"
        "  python3 manage.py MOT ...     tout autre mot, p. ex. rules check FICHIER, cards check, link referee\n"
        "  python3 manage.py --help      cette page ; « manage.py MOT --help » en dit plus sur un mot",
    ),
    "too_old": (
        "Referee needs Python 3.11 or newer; this is Python {found}.\n"
        "Install a newer one (your system's package manager, or python.org) and start it by its name,"
        " for example: python3.11 manage.py run",
        "Referee demande Python 3.11 ou plus récent ; celui-ci est Python {found}.\n"
        "Installez-en un plus récent (gestionnaire de paquets, ou python.org) et lancez-le par son nom,"
        " par exemple : python3.11 manage.py run",
    ),
    "no_venv": (
        "This Python comes without the part that makes virtual environments.\n"
        "On Debian, Ubuntu and Raspberry Pi OS: sudo apt install python3-venv - then start again.",
        "Ce Python est livré sans la partie qui crée les environnements virtuels.\n"
        "Sous Debian, Ubuntu et Raspberry Pi OS : sudo apt install python3-venv - puis relancez.",
    ),
    "venv_failed": (
        "Could not make the folder {where}: {why}\n"
        "Check that the disk is not full and that you may write there, then start again.",
        "Impossible de créer le dossier {where} : {why}\n"
        "Vérifiez que le disque n'est pas plein et que vous pouvez y écrire, puis relancez.",
    ),
    "making": ("Making {where} ...", "Création de {where} ..."),
    "installing": (
        "Installing {count} packages (only the first time, and when they change):",
        "Installation de {count} paquets (seulement la première fois, et quand ils changent) :",
    ),
    "unpacking": ("unpacking", "mise en place"),
    "installed": ("Installed.", "Installés."),
    "no_network": (
        "The packages could not be fetched. The first start needs the internet; later starts do not.\n"
        "Connect this machine and start again. Details: {log}",
        "Les paquets n'ont pas pu être téléchargés. Le premier démarrage demande internet ; les suivants non.\n"
        "Connectez cette machine et relancez. Détails : {log}",
    ),
    "install_failed": (
        "The packages could not be installed. The installer's last words:\n{last}\nThe whole story: {log}",
        "Les paquets n'ont pas pu être installés. Derniers mots de l'installateur :\n{last}\nTout le récit : {log}",
    ),
    "data_where": (
        "--data needs the name of a folder, for example: --data data",
        "--data attend le nom d'un dossier, par exemple : --data data",
    ),
}

OFFLINE = ("NewConnectionError", "name resolution", "ConnectionError", "Connection refused",
           "ConnectTimeout", "getaddrinfo", "Network is unreachable", "ProxyError", "Max retries",
           "(from versions: none)")  # fmt: skip


def say(key, **values):
    """The sentence of that name, in French where the terminal is French."""
    tongue = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG")
    if not tongue and os.name == "nt":
        import locale

        tongue = locale.getlocale()[0]
    return WORDS[key][(tongue or "").lower().startswith("fr")].format(**values)


def stop(key, **values):
    """Ends the program with a sentence that says what to do."""
    sys.stderr.write(say(key, **values) + "\n")
    raise SystemExit(1)


def venv_python():
    """Where the virtual environment keeps its Python."""
    if os.name == "nt":
        return os.path.join(VENV, "Scripts", "python.exe")
    return os.path.join(VENV, "bin", "python")


def venv_works():
    """Whether the virtual environment's Python still starts (the system's may have been replaced)."""
    try:
        done = subprocess.run([venv_python(), "-c", "import pip"], capture_output=True)
    except OSError:
        return False
    return done.returncode == 0


def make_venv():
    """Makes `.venv`, anew where it is missing, half made or broken."""
    if venv_works():
        return
    try:
        import ensurepip  # noqa: F401  Debian leaves it out of python3 itself
        import venv  # noqa: F401
    except ImportError:
        stop("no_venv")
    print(say("making", where=VENV), flush=True)
    done = subprocess.run(
        [sys.executable, "-m", "venv", "--clear", VENV], capture_output=True, text=True
    )
    if done.returncode != 0:
        shutil.rmtree(VENV, ignore_errors=True)
        lines = (done.stderr + done.stdout).strip().splitlines() or [str(done.returncode)]
        if "ensurepip" in "".join(lines):
            stop("no_venv")
        stop("venv_failed", where=VENV, why=lines[-1])


def fingerprint(names):
    """What those requirement files say, as one number; it changes when any of them does."""
    digest = hashlib.sha256()
    for name in names:
        with open(os.path.join(ROOT, name), "rb") as file:
            digest.update(file.read())
    return digest.hexdigest()


def count_pins(names):
    """How many packages those requirement files name."""
    count = 0
    for name in names:
        with open(os.path.join(ROOT, name), encoding="utf-8") as file:
            count += sum("==" in line.split("#")[0].split(";")[0] for line in file)
    return count


def install(*names):
    """Brings `.venv` to what those requirement files pin; does nothing when it is there already."""
    make_venv()
    stamp = os.path.join(VENV, names[-1] + ".sha256")
    wanted = fingerprint(names)
    if os.path.exists(stamp):
        with open(stamp, encoding="ascii") as file:
            if file.read() == wanted:
                return
    count = count_pins(names)
    print(say("installing", count=count), flush=True)
    failed = run_pip(names[-1], count)
    if failed:
        if any(word in failed for word in OFFLINE):
            stop("no_network", log=LOG)
        stop("install_failed", last="\n".join(failed.strip().splitlines()[-6:]), log=LOG)
    for number in range(len(names)):  # what the tests need includes what runs
        with open(os.path.join(VENV, names[number] + ".sha256"), "w", encoding="ascii") as file:
            file.write(fingerprint(names[: number + 1]))
    print(say("installed"), flush=True)


def run_pip(name, count):
    """Runs pip on one requirement file, a line of progress for each package; its words if it failed."""
    command = [venv_python(), "-m", "pip", "install", "--no-input", "--disable-pip-version-check"]
    command += ["--progress-bar", "off", "-r", os.path.join(ROOT, name)]
    environment = dict(os.environ, PYTHONUNBUFFERED="1", PYTHONUTF8="1", LC_MESSAGES="C")
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, env=environment,
        encoding="utf-8", errors="replace",
    )  # fmt: skip
    words, number = [], 0
    assert process.stdout is not None
    with open(LOG, "w", encoding="utf-8") as log:
        for line in process.stdout:
            words.append(line)
            log.write(line)
            if line.startswith(("Collecting ", "Processing ", "Requirement already satisfied: ")):
                number += 1
                package = os.path.basename(line.partition(" (from ")[0].split(" in ")[0].split(" ")[-1])
                tell("  %2d/%d %s" % (min(number, count), count, package.strip()))
            elif line.startswith("Installing collected"):
                tell("  " + say("unpacking"))
    tell("")
    return "".join(words) if process.wait() != 0 else ""


def tell(line):
    """Shows progress: one line rewritten on a terminal, nothing but the words elsewhere."""
    if sys.stdout.isatty():
        sys.stdout.write("\r\x1b[K" + line)
    elif line:
        sys.stdout.write(line + "\n")
    sys.stdout.flush()


def take_data(words):
    """Takes `--data DIR` out of the words and sets it for the program, which needs it before all else."""
    left, rest = [], list(words)
    while rest:
        word = rest.pop(0)
        if word == "--data":
            if not rest:
                stop("data_where")
            os.environ["REFEREE_DATA"] = os.path.abspath(rest.pop(0))
        elif word.startswith("--data="):
            os.environ["REFEREE_DATA"] = os.path.abspath(word[len("--data=") :])
        else:
            left.append(word)
    return left


def hand_over(arguments, where=None):
    """Becomes the virtual environment's Python with these arguments."""
    seen = [ROOT] + [path for path in os.environ.get("PYTHONPATH", "").split(os.pathsep) if path]
    os.environ["PYTHONPATH"] = os.pathsep.join(seen)
    os.environ.pop("PYTHONHOME", None)
    command = [venv_python()] + arguments
    if where:
        os.chdir(where)
    if os.name != "nt":
        sys.stdout.flush()
        os.execv(command[0], command)
    process = subprocess.Popen(command)
    while True:  # on Windows Ctrl-C reaches both: the child decides how to stop, the parent waits
        try:
            return process.wait()
        except KeyboardInterrupt:
            continue


def main(words):
    """Sets up what the first word needs, and hands over."""
    if sys.version_info < (3, 11):
        stop("too_old", found="%d.%d" % sys.version_info[:2])
    if not words or words[0] in ("-h", "--help", "help"):
        print(say("usage"))
        return 0
    if words[0] == "test":
        install("requirements.txt", "requirements-test.txt")
        return hand_over(["-m", "pytest"] + words[1:], where=ROOT)
    if words[0] == "bench":
        install("requirements.txt", "requirements-test.txt")
    words = take_data(words)
    os.environ.setdefault("REFEREE_DATA", os.path.join(ROOT, "data"))
    install("requirements.txt")
    if words[0] == "run":
        words = ["serve"] + words[1:]
    return hand_over(["-m", "referee"] + words)


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(130)
