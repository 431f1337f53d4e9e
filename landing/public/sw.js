/**
 * The service worker of the portal and of the pages of public links: keeps their pages and files, so that they open
 * without a network. A page comes from the network when there is one, so that no old version stays; only then from here.
 * Answers of the API are never kept.
 */
const CACHE = 'anden-1';
const PORTAL = /^\/(admin|profile)(\/|$)/;
const LINKS = /^\/(en\/)?(answer|moves|proof_documents)\/?$/;
const FILES = /^\/(admin\/)?(assets|icons)\/|^\/favicon\.svg$/;
const PATIENCE_MS = 4000;

addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(begin()));
addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  const page = request.mode === 'navigate' && pageOf(pathname);
  if (page) event.respondWith(answerPage(event, page));
  else if (FILES.test(pathname)) event.respondWith(answerFile(request));
});

/** The one page of the portal for all its addresses, a link's page without what follows its path. */
function pageOf(pathname) {
  if (PORTAL.test(pathname)) return '/admin/';
  return LINKS.test(pathname) ? pathname : undefined;
}

/** Takes over the open pages and keeps them with their files. */
async function begin() {
  await clients.claim();
  const open = await clients.matchAll({ type: 'window' });
  const pages = new Set(open.map(({ url }) => pageOf(new URL(url).pathname)).filter(Boolean));
  await Promise.all([...pages].map(async (page) => keepPage(page, await fetch(page))));
}

/** The page from the network; the kept one when there is no answer, or none in time. */
async function answerPage(event, page) {
  const fetched = fetch(event.request);
  event.waitUntil(fetched.then((response) => keepPage(page, response.clone())).catch(() => {}));
  const kept = () => caches.match(page);
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS)).then(kept);
  const response = await Promise.race([fetched, late]).catch(kept);
  return response ?? fetched;
}

/** Keeps a page and the files that it names; a new version of the portal replaces the files of the one before. */
async function keepPage(page, response) {
  if (!response.ok) return;
  const cache = await caches.open(CACHE);
  const text = await response.clone().text();
  const before = await (await cache.match(page))?.text();
  if (text === before) return;
  await cache.put(page, response);
  const folder = page === '/admin/' ? '/admin/assets/' : '/assets/';
  const old = (await cache.keys()).filter(({ url }) => new URL(url).pathname.startsWith(folder));
  await Promise.all(old.map((request) => cache.delete(request)));
  const files = [...text.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, path]) => path);
  await cache.addAll(files.filter((path) => FILES.test(path)));
}

/** A file that never changes under its name, from here when it is kept. */
async function answerFile(request) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok) await cache.put(request, response.clone());
  return response;
}
