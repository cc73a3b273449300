/** Additions to Decap's page: no sign-in on the local machine, and the check's advice after a save. */

/**
 * The part of Decap that is used here.
 * @typedef {{ get: (key: "path") => string | undefined }} Entry
 * @typedef {{ registerEventListener: (listener: { name: "postSave", handler: (event: { entry: Entry }) => void }) => void }} Decap
 */

// With this entry, Decap assumes that the user has already signed in to the configured backend.
localStorage.setItem("decap-cms-user", JSON.stringify({ backendName: "proxy" }));

// A new entry can use only media that Decap has already loaded, and at the start it has loaded none. So open the list of entries first.
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
  panel.replaceChildren(
    ...(lines.length === 0 ? [] : ["Saved. Advice from the content check, which does not stop the build:", list, close]),
  );
};

/** @param {Entry} entry */
const askForAdvice = async (entry) => {
  // Remove the advice on the entry saved before.
  showAdvice([]);
  const answer = await fetch(`/advice?path=${encodeURIComponent(entry.get("path") ?? "")}`);
  /** @type {unknown} */
  const lines = await answer.json();
  showAdvice(Array.isArray(lines) ? lines.map(String) : []);
};

addEventListener("DOMContentLoaded", () => {
  /** @type {unknown} */
  const loaded = Reflect.get(window, "CMS");
  const decap = /** @type {Decap} */ (loaded);
  // Decap waits for the listener's result, but need not wait for advice.
  decap.registerEventListener({ name: "postSave", handler: ({ entry }) => void askForAdvice(entry) });
});
