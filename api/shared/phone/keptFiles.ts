/** A photo or a file that is kept on this device until the server has it. */
export interface KeptFile {
  /** The idempotency key, so that it counts once although it may be sent several times. */
  key: string;
  /** The link or the user with which it is sent. */
  owner: string;
  /** The path of the API to which it is sent. */
  path: string;
  /** When and where it was taken, in the names of the API; nothing where the device was not with the load. */
  query: Record<string, string>;
  fileName: string;
  content: Blob;
  /** When it was taken, in epoch milliseconds: the order in which files are sent. */
  keptAt: number;
  /** Why the server refused it; then it is not sent again. */
  refusal?: string;
}

/** Where the device keeps nothing, as in a private window: it is kept while the page is open. */
const unstored = new Map<string, KeptFile>();

/** Keeps a file on this device, or keeps it changed; resolves to it. */
export async function keepFile(file: KeptFile): Promise<KeptFile> {
  try {
    const store = await open('readwrite');
    await resultOf(store.put(file));
  } catch {
    unstored.set(file.key, file);
  }
  return file;
}

/** The files that are kept for an owner, in the order in which they were taken. */
export async function keptFiles(owner: string): Promise<KeptFile[]> {
  const storedFiles = await readAll().catch(() => []);
  const ownFiles = [...storedFiles, ...unstored.values()].filter((file) => file.owner === owner);
  return ownFiles.sort((a, b) => a.keptAt - b.keptAt);
}

/** Erases a file: the server has it, or the person has read why it was refused. */
export async function forgetFile({ key }: Pick<KeptFile, 'key'>): Promise<void> {
  unstored.delete(key);
  const store = await open('readwrite').catch(() => undefined);
  if (store) await resultOf(store.delete(key));
}

const NAME = 'anden-files';
const STORE = 'files';
let database: Promise<IDBDatabase> | undefined;

async function readAll(): Promise<KeptFile[]> {
  return resultOf((await open('readonly')).getAll());
}

async function open(mode: IDBTransactionMode): Promise<IDBObjectStore> {
  database ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: 'key' });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error(NAME));
  });
  return (await database).transaction(STORE, mode).objectStore(STORE);
}

function resultOf<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error(STORE));
  });
}
