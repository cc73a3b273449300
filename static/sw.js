/** Takes the place of a service worker that an earlier site left in a visitor's browser, which would go on showing that site: leaves nothing. */
addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil(leave()));

async function leave() {
  await registration.unregister();
  for (const name of await caches.keys()) await caches.delete(name);
  for (const page of await clients.matchAll({ type: "window" })) page.navigate(page.url);
}
