// Day, dark, night and text size, before the first paint. A plain script: it must not wait.
(function () {
  var root = document.documentElement;
  var read = function (key, otherwise) {
    try {
      return localStorage.getItem("referee-" + key) || otherwise;
    } catch (e) {
      return otherwise;
    }
  };
  root.dataset.theme = read("theme", "auto");
  root.dataset.size = read("size", "1");
})();
