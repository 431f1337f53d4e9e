import { opened } from '../../data/http.ts';
import { unreachableError } from '../../data/problem.ts';

/** The progress of a download. */
export interface Progress {
  rows: number;
  total: number;
}

/**
 * Downloads the export of a list under the file name of the API; calls `onProgress` at most ten times a second.
 * Throws HttpError when the API refuses it or the connection breaks, AbortError when cancelled.
 */
export async function download(
  url: string,
  signal: AbortSignal,
  onProgress: (progress: Progress) => void,
): Promise<Progress> {
  const response = await opened(url, { signal, headers: new Headers({ Accept: 'text/csv' }) });
  const total = Number(response.headers.get('X-Total-Count'));
  const { parts, rows } = await read(response, signal, (rows) => onProgress({ rows, total }));
  if (rows < total) throw unreachableError();
  save(new Blob(parts, { type: 'text/csv;charset=utf-8' }), nameOf(response));
  return { rows, total };
}

async function read(response: Response, signal: AbortSignal, onRows: (rows: number) => void) {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const count = rowCounter();
  let rows = 0;
  let told = 0;
  try {
    for await (const part of chunksOf(response)) {
      parts.push(part);
      rows = count(part);
      if (Date.now() - told < 100) continue;
      told = Date.now();
      onRows(rows);
    }
  } catch {
    signal.throwIfAborted();
    throw unreachableError();
  }
  return { parts, rows };
}

async function* chunksOf(response: Response) {
  const reader = response.body!.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    yield value;
  }
}

/** Counts the rows below the header; a line break within quotes does not count. */
function rowCounter() {
  let lines = 0;
  let isQuoted = false;
  return (part: Uint8Array) => {
    for (const byte of part) {
      if (byte === QUOTATION_MARK) isQuoted = !isQuoted;
      else if (byte === LINE_FEED && !isQuoted) lines += 1;
    }
    return Math.max(0, lines - 1);
  };
}

const QUOTATION_MARK = 0x22;
const LINE_FEED = 0x0a;

/** The file name that the API gave. */
export function nameOf({ headers }: Response): string {
  return /filename="([^"]+)"/.exec(headers.get('Content-Disposition') ?? '')?.[1] ?? 'anden.csv';
}

/** Saves a file through the browser. */
export function save(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
