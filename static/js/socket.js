// The one voice out: the socket only listens. Loaded after the first screen is drawn.
import { catchUp, hearNews } from "./catchup.js";
import { hurry } from "./outbox.js";
import { attention } from "./feedback.js";
import { look, rings } from "./screens/alarm.js";

export async function listen(game) {
  const { io } = await import("../vendor/socket.io.esm.min.js");
  const socket = io({
    path: "/socket.io",
    query: { game },
    transports: ["websocket", "polling"],
    reconnectionDelay: 1000,
    reconnectionDelayMax: 10_000,
  });
  socket.on("connect", () => {
    hurry();
    catchUp();
    look();
  });
  socket.on("news", hearNews);
  socket.on("medical", rings);
  // A deadline has passed: states need no telling, eyes do; a player may now notice what was hidden.
  socket.on("passed", () => (document.body.dataset.page === "referee" ? attention() : catchUp()));
  socket.on("disconnect", () => catchUp());
  window.addEventListener("pageshow", () => socket.connected || socket.connect());
  window.addEventListener("online", () => socket.connected || socket.connect());
  return socket;
}
