import { opened } from '../../data/http.ts';
import { unreachableError } from '../../data/problem.ts';

/** The progress of a download. */
export interface Progress {
  rows: number;
  total: number;
}

/** What a file consists of: rows of CSV, or lines of JSON. */
export type RowFormat = 'text/csv' | 'application/x-ndjson';

/**
 * Downloads a file of rows below a first line under the file name of the API; calls `onProgress` at most ten times a second.
 * Throws HttpError when the API refuses it or the connection breaks, AbortError when cancelled.
 */
export async function download(
  url: string,
  signal: AbortSignal,
  onProgress: (progress: Progress) => void,
  format: RowFormat = 'text/csv',
): Promise<Progress> {
  const response = await opened(url, { signal, headers: new Headers({ Accept: format }) });
  const total = Number(response.headers.get('X-Total-Count'));
  const count = rowCounter(format);
  const { parts, rows } = await read(response, { signal, count }, (rows) =>
    onProgress({ rows, total }),
  );
  if (rows < total) throw unreachableError();
  save(new Blob(parts, { type: `${format};charset=utf-8` }), nameOf(response));
  return { rows, total };
}

async function read(
  response: Response,
  { signal, count }: { signal: AbortSignal; count: (part: Uint8Array) => number },
  onRows: (rows: number) => void,
) {
  const parts: Uint8Array<ArrayBuffer>[] = [];
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

/** Counts the rows below the first line; in CSV a line break within quotes does not count. */
function rowCounter(format: RowFormat) {
  const hasQuotedBreaks = format === 'text/csv';
  let lines = 0;
  let isQuoted = false;
  return (part: Uint8Array) => {
    for (const byte of part) {
      if (byte === QUOTATION_MARK && hasQuotedBreaks) isQuoted = !isQuoted;
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
