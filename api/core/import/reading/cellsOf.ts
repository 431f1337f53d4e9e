/**
 * The cells of a CSV record whose quotes are closed. Text behind a closing quote belongs to its cell, which then keeps its
 * quotes: `"a" b` is a cell of five characters.
 */
export function cellsOf(record: string, delimiter: string): string[] {
  if (!record.includes(QUOTE)) return record.split(delimiter);
  const cells: string[] = [];
  for (let at = 0; at <= record.length; at += 1) {
    const closing = record[at] === QUOTE ? closingQuote(record, at) : at - 1;
    const end = endOfCell(record, delimiter, closing + 1);
    cells.push(closing < at ? record.slice(at, end) : quotedCell(record, at, closing, end));
    at = end;
  }
  return cells;
}

const QUOTE = '"';

function endOfCell(record: string, delimiter: string, from: number): number {
  const end = record.indexOf(delimiter, from);
  return end < 0 ? record.length : end;
}

/** The place of the quote that closes the one at `opening`; two of them within are one that is text. */
function closingQuote(record: string, opening: number): number {
  let at = record.indexOf(QUOTE, opening + 1);
  while (record[at + 1] === QUOTE) at = record.indexOf(QUOTE, at + 2);
  return at;
}

function quotedCell(record: string, opening: number, closing: number, end: number): string {
  const text = record.slice(opening + 1, closing).replaceAll('""', QUOTE);
  return closing + 1 === end ? text : `"${text}"${record.slice(closing + 1, end)}`;
}
