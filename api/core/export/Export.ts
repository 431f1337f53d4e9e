import type { Columns } from './columns.ts';
import type { WordsOf } from './words.ts';

/** All rows of a list, to be sent as a file while they are read. `close` lets go of what reads them. */
export class Export {
  constructor(
    /** How many rows there are. */
    readonly total: number,
    readonly columns: Columns,
    /** The rows in their order, some at a time. */
    readonly chunks: AsyncIterable<object[]>,
    readonly close: () => void,
    /** The name of the file, if not its resource's and the day's. */
    readonly fileName?: string,
    /** What stands in place of codes. */
    readonly words: WordsOf = {},
  ) {}
}
