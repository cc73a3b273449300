/** What the editor's page adds to Decap: nobody signs in on their own machine, and the check's advice is shown after a save. */

/**
 * The part of Decap that is asked for here.
 * @typedef {{ get: (key: "path") => string | undefined }} Entry
 * @typedef {{ registerEventListener: (listener: { name: "postSave", handler: (event: { entry: Entry }) => void }) => void }} Decap
 */

// Decap takes whoever is noted here for somebody who has signed in before, with the backend of its configuration.
localStorage.setItem("decap-cms-user", JSON.stringify({ backendName: "proxy" }));

// Decap gives a new entry the media that it has heard of by then, which are none while it starts: a new entry begins at its list.
location.hash = location.hash.replace(/\/new$/u, "");

/** @param {readonly string[]} lines */
const showAdvice = (lines) => {
  const panel = document.getElementById("advice");
  if (!panel) return;
  const items = lines.map((line) => Object.assign(document.createElement("li"), { textContent: line }));
  const list = document.createElement("ul");
  list.append(...items);
  const close = Object.assign(document.createElement("button"), { type: "button", textContent: "Close" });
  close.addEventListener("click", () => {
    panel.replaceChildren();
  });
  panel.replaceChildren(...(lines.length === 0 ? [] : ["Saved. The content check advises, which stops nothing:", list, close]));
};

/** @param {Entry} entry */
const askForAdvice = async (entry) => {
  const answer = await fetch(`/advice?path=${encodeURIComponent(entry.get("path") ?? "")}`);
  /** @type {unknown} */
  const lines = await answer.json();
  showAdvice(Array.isArray(lines) ? lines.map(String) : []);
};

addEventListener("DOMContentLoaded", () => {
  /** @type {unknown} */
  const loaded = Reflect.get(window, "CMS");
  const decap = /** @type {Decap} */ (loaded);
  // Decap waits for what a listener returns: it need not wait for advice.
  decap.registerEventListener({ name: "postSave", handler: ({ entry }) => void askForAdvice(entry) });
});
