"""The pages people open: home, the referee's, the player's, the catalogue of words."""

from __future__ import annotations

from flask import (
    Blueprint,
    Response,
    abort,
    current_app,
    jsonify,
    redirect,
    render_template,
    request,
    send_from_directory,
)
from werkzeug.wrappers import Response as AnyResponse

from referee.store.games import all_games
from referee.text import HERE, LANGUAGES, PHONE_PARTS
from referee.version import VERSION
from referee.web.auth import sign_out, who_asks
from referee.web.errors import Refusal

pages = Blueprint("pages", __name__)


@pages.get("/")
def home() -> str | AnyResponse:
    """What this is; a signed-in phone goes on to its own page."""
    who = who_asks()
    if who is not None:
        return redirect("/referee" if who.referee else "/me")
    with current_app.extensions["referee"].database.reading() as connection:
        games = all_games(connection)
    return render_template("home.html", game={"id": games[-1].id, "name": games[-1].name} if games else None)


@pages.get("/referee")
def referee_page() -> str | AnyResponse:
    """The referees' one page."""
    who = who_asks()
    if who is None:
        raise Refusal(401, "signed_out")
    if not who.referee:
        return redirect("/me")
    you = {"id": who.id, "name": who.name, "role": who.role}
    return render_template("referee.html", game=game_words(who.game), you=you)


@pages.get("/me")
def my_page() -> str | AnyResponse:
    """A player's one page."""
    who = who_asks()
    if who is None:
        raise Refusal(401, "signed_out")
    if who.referee:
        return redirect("/referee")
    you = {"id": who.id, "name": who.name, "role": who.role, "character": who.character}
    return render_template("me.html", game=game_words(who.game), you=you)


@pages.post("/sign-out")
def leave() -> AnyResponse:
    """Signs this phone out for good."""
    phone = sign_out()
    if phone is not None:
        current_app.extensions["referee"].live.close({phone})
    return redirect("/", 303)


@pages.get("/text/<language>.ftl")
def words(language: str) -> Response:
    """The catalogue, for phones: what the first screen says, and the part that comes after it."""
    part, _, tongue = language.rpartition(".")
    if tongue not in LANGUAGES or part not in PHONE_PARTS:
        abort(404)
    answer = send_from_directory(HERE, f"{language}.ftl", mimetype="text/plain", max_age=0, conditional=True)
    answer.headers["Cache-Control"] = "no-cache"
    return answer


@pages.get("/healthz")
def healthz() -> Response:
    """Whether the server is there, and which version it is."""
    return jsonify(ok=True, version=VERSION)


@pages.get("/sw.js")
def service_worker() -> Response:
    """A service worker rules only over addresses below its own, so it is served from the top."""
    answer = send_from_directory(current_app.static_folder or "", "sw.js", max_age=0, conditional=True)
    answer.headers["Cache-Control"] = "no-cache"
    return answer


def game_words(game: int) -> dict[str, object]:
    """The game as the pages need it."""
    board = current_app.extensions["referee"].boards.find(game)
    assert board is not None, "somebody is signed in to it"
    return {"id": game, "name": board.timeline.game.name or board.name}


def agent() -> str:
    """What the phone's browser calls itself."""
    return request.headers.get("User-Agent", "")
