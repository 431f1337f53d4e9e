import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { from, to } from 'pg-copy-streams';
import type { ClientBase } from 'pg';
import { columnList, type Table } from './layout.ts';

/** Bytes of a part; a part is larger only if its last row is. */
const PART = 1024 * 1024;

const NEWLINE = 0x0a;

/** Reads the rows of a table in the text format of COPY, in parts of whole rows; `counted` receives their number. */
export async function* copyOut(
  client: ClientBase,
  table: Table,
  onRows: (rows: number) => void,
): AsyncGenerator<Buffer> {
  const sql = `copy (select ${columnList(table)} from ${table.name}) to stdout (encoding 'UTF8')`;
  let rows = 0;
  for await (const part of wholeRows(client.query(to(sql)))) {
    rows += newlines(part);
    yield part;
  }
  onRows(rows);
}

/** The number of rows in a part: the stream may end before Postgres has told its own count. */
function newlines(part: Buffer): number {
  let count = 0;
  for (let at = part.indexOf(NEWLINE); at >= 0; at = part.indexOf(NEWLINE, at + 1)) count++;
  return count;
}

/** Writes rows in the text format of COPY into a table; returns their number. */
export async function copyIn(
  client: ClientBase,
  table: Table,
  content: AsyncIterable<Buffer>,
): Promise<number> {
  const sql = `copy ${table.name} (${columnList(table)}) from stdin (encoding 'UTF8')`;
  const stream = client.query(from(sql));
  await pipeline(Readable.from(content, { objectMode: false }), stream);
  return stream.rowCount;
}

/** Joins chunks to parts that end with a row; in this format, a newline always ends a row. */
async function* wholeRows(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let waitingBuffers: Buffer[] = [];
  let size = 0;
  for await (const chunk of chunks) {
    waitingBuffers.push(chunk);
    size += chunk.length;
    if (size < PART || !chunk.includes(NEWLINE)) continue;
    const buffer = Buffer.concat(waitingBuffers);
    const end = buffer.lastIndexOf(NEWLINE) + 1;
    yield buffer.subarray(0, end);
    waitingBuffers = [buffer.subarray(end)];
    size = buffer.length - end;
  }
  if (size > 0) yield Buffer.concat(waitingBuffers);
}
