import type { Columns } from './columns.ts';
import type { WordsOf } from './words.ts';

/** All rows of a list, to be sent as a file while they are read. `close` releases the connection that reads them. */
export class Export {
  constructor(
    /** The number of rows. */
    readonly total: number,
    readonly columns: Columns,
    /** The sorted rows, in chunks. */
    readonly chunks: AsyncIterable<object[]>,
    readonly close: () => void,
    /** The name of the file; by default it is made from the resource and the date. */
    readonly fileName?: string,
    /** The names that replace codes. */
    readonly words: WordsOf = {},
  ) {}
}
