import { openResponse } from '../../data/http.ts';
import { unreachableError } from '../../data/problem.ts';

/** The progress of a download. */
export interface Progress {
  rows: number;
  total: number;
}

/**
 * Downloads a file of rows under the file name of the API; calls `onProgress` at most ten times a second. Throws
 * HttpError when the API refuses it or the connection breaks, AbortError when cancelled.
 */
export async function download(
  url: string,
  signal: AbortSignal,
  onProgress: (progress: Progress) => void,
): Promise<Progress> {
  const response = await openResponse(url, { signal });
  const total = Number(response.headers.get('X-Total-Count'));
  const type = response.headers.get('Content-Type') ?? '';
  const count = rowCounter(type);
  const { parts, rows } = await read(response, { signal, count }, (rows) =>
    onProgress({ rows, total: count ? total : 0 }),
  );
  if (count && rows < total) throw unreachableError();
  save(new Blob(parts, { type }), nameOf(response));
  return { rows: total, total };
}

async function read(
  response: Response,
  { signal, count }: { signal: AbortSignal; count: RowCounter | undefined },
  onRows: (rows: number) => void,
) {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let rows = 0;
  let reportedBytes = 0;
  try {
    for await (const part of chunksOf(response)) {
      parts.push(part);
      rows = count?.(part) ?? 0;
      if (Date.now() - reportedBytes < 100) continue;
      reportedBytes = Date.now();
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

type RowCounter = (part: Uint8Array) => number;

/**
 * Counts the rows below the first line of CSV or lines of JSON; in CSV a line break within quotes does not count. The
 * rows of a workbook, which is compressed, are not counted.
 */
function rowCounter(type: string): RowCounter | undefined {
  const hasQuotedBreaks = type.startsWith('text/csv');
  if (!hasQuotedBreaks && !type.startsWith('application/x-ndjson')) return undefined;
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
