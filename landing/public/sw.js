/**
 * The service worker of the portal and of the pages of public links: keeps each page that was opened in the last 30 days
 * with all files that it needs, by the list of its build (api/process/offlineFiles.ts), so that it opens without a
 * network. A page comes from the network when there is one, so that no old version stays; only then from here. Answers of
 * the API are never kept. A new worker takes over when no window is open any more: taken over during a navigation, that
 * was seen never to end.
 */
importScripts('/keptPages.js');

/** The cache of the worker before this one. */
const FORMER = 'anden-1';
const PORTAL = /^\/(admin|profile)(\/|$)/;
const LINKS =
  /^\/(en\/)?(answer|border|carta_porte|confirmation|document|moves|packet|price|proof_documents|tracking)\/?$/;
const PATIENCE_MS = 4000;
/** Where the share menu of a phone brings a text, which is not sent to the server. */
const SHARED = '/admin/quotes/paste';
const BEGIN = 'begin';

addEventListener('activate', (event) => {
  event.waitUntil(clients.claim());
  // What pages load waits for the end of this event, so the long work is done in one of its own.
  registration.active.postMessage(BEGIN);
});
addEventListener('message', (event) => {
  if (event.data === BEGIN) event.waitUntil(begin());
});
addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  const page = request.mode === 'navigate' && pageOf(pathname);
  if (page) event.respondWith(answerPage(event, page));
  else if (keptPages.isFile(pathname)) event.respondWith(answerFile(request));
});

/** The one page of the portal for all its addresses, a link's page without what follows its path. */
function pageOf(pathname) {
  if (PORTAL.test(pathname)) return '/admin/';
  return LINKS.test(pathname) ? pathname.replace(/\/$/, '') : undefined;
}

/** Keeps the open pages, and those that the worker before this one had kept. */
async function begin() {
  const open = await clients.matchAll({ type: 'window' });
  const shown = open.map(({ id, url }) => [pageOf(new URL(url).pathname), id]);
  const former = (await keptPages.pathsIn(FORMER)).filter((path) => !keptPages.isFile(path));
  const all = [...shown, ...former.map((path) => [pageOf(path)])].filter(([page]) => page);
  await Promise.all(all.map(async ([page, id]) => keptPages.keep(page, await fetch(page), id)));
  await caches.delete(FORMER);
}

/** The page from the network; the kept one when there is no answer, none in time, or one that says the server is down. */
async function answerPage(event, page) {
  const { request, resultingClientId } = event;
  const isShared = new URL(request.url).pathname === SHARED;
  const fetched = fetch(isShared ? page : request);
  event.waitUntil(
    fetched
      .then((answer) => keptPages.keep(page, answer.clone(), resultingClientId))
      .catch(() => {}),
  );
  const kept = () => showKept(page, resultingClientId);
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS)).then(kept);
  const answer = await Promise.race([fetched, late]).catch(kept);
  if (answer && answer.status < 500) return answer;
  return (await kept()) ?? fetched;
}

/** The kept page for a window; the same page in the other language, where only that is kept. */
async function showKept(page, windowId) {
  const version = await keptPages.newestOf(page);
  if (version) {
    await keptPages.noteOpened(version.cache, windowId);
    return version.html;
  }
  const other = page.startsWith('/en/') ? page.slice('/en'.length) : `/en${page}`;
  return (await keptPages.newestOf(other)) ? Response.redirect(other) : keptPages.find(page);
}

/** A file that never changes under its name, from here when it is kept. */
async function answerFile(request) {
  return (await keptPages.find(request)) ?? fetch(request);
}
