import { linkId } from '../linkApi.ts';

/** A photo or a file that waits on this device until the server has it. */
export interface Waiting {
  /** The idempotency key, so that it counts once although it may be sent several times. */
  key: string;
  link: string;
  type: string;
  fileName: string;
  content: Blob;
  takenAt: string;
  place?: { latitude: number; longitude: number } | undefined;
}

/** Where the device keeps nothing, as in a private window: it waits while the page is open. */
const unstored: Waiting[] = [];

/** Keeps a file on this device until it is sent. */
export async function keepWaiting(file: Omit<Waiting, 'key' | 'link'>): Promise<void> {
  const waiting = { ...file, key: crypto.randomUUID(), link: linkId };
  try {
    const store = await open('readwrite');
    await done(store.add(waiting));
  } catch {
    unstored.push(waiting);
  }
}

/** What waits for this link, in the order in which it was taken. */
export async function allWaiting(): Promise<Waiting[]> {
  const kept = await readAll().catch(() => []);
  const own = [...kept, ...unstored].filter(({ link }) => link === linkId);
  return own.sort((a, b) => a.takenAt.localeCompare(b.takenAt));
}

/** Erases a file: the server has it, or refused it. */
export async function forgetWaiting({ key }: Waiting): Promise<void> {
  const at = unstored.findIndex((one) => one.key === key);
  if (at >= 0) unstored.splice(at, 1);
  const store = await open('readwrite').catch(() => undefined);
  if (store) await done(store.delete(key));
}

const NAME = 'anden-evidence';
const STORE = 'files';
let opened: Promise<IDBDatabase> | undefined;

async function readAll(): Promise<Waiting[]> {
  return done((await open('readonly')).getAll());
}

async function open(mode: IDBTransactionMode): Promise<IDBObjectStore> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'key' });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error(NAME));
  });
  return (await opened).transaction(STORE, mode).objectStore(STORE);
}

function done<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error(STORE));
  });
}
