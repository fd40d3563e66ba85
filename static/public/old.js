// In the oldest JavaScript on purpose: shows the note #old where this browser cannot run Farol, or where the page does not start.
(function () {
  var WAIT = 12000; // ms; the page sets data-started on <body> once it has drawn

  function modern() {
    return (
      "noModule" in document.createElement("script") &&
      !!window.fetch &&
      !!window.Intl &&
      !!window.Intl.PluralRules &&
      !!window.Promise &&
      !!window.Promise.prototype["finally"]
    );
  }

  function show() {
    var note = document.getElementById("old");
    if (note) note.removeAttribute("hidden");
  }

  function look() {
    if (!modern()) show();
    else
      setTimeout(function () {
        if (!document.body.getAttribute("data-started")) show();
      }, WAIT);
  }

  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", look);
  else look();
})();
