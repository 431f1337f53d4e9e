import { Readable } from 'node:stream';

/** Rows of several tables, to be sent as a file with a line of JSON for each, below a first line that describes them. */
export class JsonLines {
  constructor(
    /** The number of rows. */
    readonly total: number,
    readonly description: object,
    /** The rows as JSON, in chunks. */
    readonly chunks: AsyncIterable<string[]>,
    /** Releases the connection that reads them. */
    readonly close: () => void,
  ) {}
}

/** The file as a stream; rows are read only as fast as they are sent. */
export function jsonLinesStream(file: JsonLines): Readable {
  return Readable.from(lines(file), { objectMode: false });
}

async function* lines({ description, chunks }: JsonLines) {
  yield `${JSON.stringify(description)}\n`;
  for await (const rows of chunks) yield `${rows.join('\n')}\n`;
}
