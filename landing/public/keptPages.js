/**
 * The pages that the service worker (sw.js) keeps. Each version of a page is a cache of its own, named by the page and the
 * time: whole once it has the page itself, which is put last. The version before it stays while a window shows it,
 * because that may still load files.
 */
const FILES = /^\/(admin\/)?(assets|icons)\/|^\/favicon\.svg$/;
const ANY = { ignoreVary: true };
const VERSION = /^page (\/\S*) (\d+)$/;
const OPENED = '/opened';
const WINDOW = '/window/';
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

self.keptPages = { keep, find, isFile, newestOf, noteOpened, pathsIn };

/** Keeps a page that was answered to a window, with its files unless this version is kept already. */
function keep(page, answer, windowId) {
  return inTurn(async () => {
    if (!answer.ok || answer.redirected) return;
    const newest = await newestOf(page);
    const text = await answer.clone().text();
    const isKept = newest && text === (await newest.html.text());
    const cache = isKept ? newest.cache : await keepVersion(page, answer, text);
    await noteOpened(cache, windowId);
    await deleteUnneeded();
  });
}

/** Does one work after the other, so that two windows do not keep the same version. */
function inTurn(work) {
  last = last.then(work, work);
  return last;
}

let last = Promise.resolve();

/** Keeps a version of a page: nothing of it unless all its files can be had, which are fetched after what pages need now. */
async function keepVersion(page, answer, text) {
  const name = `page ${page} ${Date.now()}`;
  const files = await filesOf(page, text);
  const cache = await caches.open(name);
  try {
    for (const path of files) await cache.put(path, await getFile(path));
    await cache.put(page, answer);
  } catch (error) {
    await caches.delete(name);
    throw error;
  }
  return cache;
}

/** All files of a page by the list of its build; throws when the list is of another build than the page. */
async function filesOf(page, text) {
  const list = page === '/admin/' ? '/admin/offline.json' : '/offline.json';
  const files = (await (await fetch(list, { cache: 'no-store' })).json())[page] ?? [];
  const named = Array.from(text.matchAll(/(?:src|href)="(\/[^"]+)"/g), ([, path]) => path);
  const missing = named.find((path) => isFile(path) && !files.includes(path));
  if (missing) throw new Error(`${missing} of ${page} is not in ${list}`);
  return files;
}

/** A file: one of those that never change under their name from a kept version, where one has it. */
async function getFile(path) {
  const kept = path.includes('/assets/') ? await find(path) : undefined;
  const answer = kept ?? (await fetch(path, { priority: 'low' }));
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer;
}

/** Whether a path is of a file that pages load. */
function isFile(path) {
  return FILES.test(path);
}

/** A file or a page of any kept version. */
function find(request) {
  return caches.match(request, ANY);
}

/** The newest whole version of a page that is kept: its cache, and the page itself. */
async function newestOf(page) {
  for (const name of (await versions()).filter((one) => VERSION.exec(one)[1] === page)) {
    const cache = await caches.open(name);
    const html = await cache.match(page, ANY);
    if (html) return { cache, html };
  }
  return undefined;
}

/** The names of the kept versions, the newest first. */
async function versions() {
  const names = (await caches.keys()).filter((name) => VERSION.test(name));
  const time = (name) => Number(VERSION.exec(name)[2]);
  return names.sort((a, b) => time(b) - time(a));
}

/** Notes in a version that it was opened now, and by which window. */
async function noteOpened(cache, windowId) {
  await cache.put(OPENED, new Response(String(Date.now())));
  if (windowId) await cache.put(WINDOW + windowId, new Response());
}

/** Deletes the versions that no window shows: all but the newest of each page, and those not opened for 30 days. */
async function deleteUnneeded() {
  const seen = new Set();
  for (const name of await versions()) {
    const [, page] = VERSION.exec(name);
    const cache = await caches.open(name);
    const isNewest = !seen.has(page) && Boolean(await cache.match(page, ANY));
    if (isNewest) seen.add(page);
    const opened = Number(await (await cache.match(OPENED))?.text());
    const isNeeded = isNewest && Date.now() - opened < KEPT_MS;
    if (!isNeeded && !(await isShown(name))) await caches.delete(name);
  }
}

async function isShown(name) {
  const windows = (await pathsIn(name)).filter((path) => path.startsWith(WINDOW));
  const open = await Promise.all(windows.map((path) => clients.get(path.slice(WINDOW.length))));
  return open.some(Boolean);
}

async function pathsIn(name) {
  const requests = await (await caches.open(name)).keys();
  return requests.map(({ url }) => new URL(url).pathname);
}
