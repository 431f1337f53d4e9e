/** UTF-8's byte order mark, without which Excel misreads the accents of a CSV file. */
export const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Rows as RFC 4180 text, each ending in CRLF. A cell is quoted where a quote, a line break of any kind or any usual
 * delimiter stands in it, because LibreOffice splits at commas, semicolons and tabs alike; a text that a spreadsheet
 * would read as a formula begins with an apostrophe.
 */
export function csvText(rows: readonly Cells[], delimiter = ','): string {
  return rows.map((cells) => `${lineOf(cells, delimiter)}\r\n`).join('');
}

type Cells = readonly (string | number | null)[];

/** Readers skip an empty line, which a row of one empty cell would be. */
function lineOf(cells: Cells, delimiter: string): string {
  return cells.map((cell) => cellOf(`${cell ?? ''}`, delimiter)).join(delimiter) || '""';
}

function cellOf(value: string, delimiter: string): string {
  const text = FORMULA.test(value) && !NUMBER.test(value) ? `'${value}` : value;
  if (!QUOTED.test(text) && !text.includes(delimiter)) return text;
  return `"${text.replaceAll('"', '""')}"`;
}

/** The beginnings that OWASP names (CSV Injection), full-width signs included. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

/** Negative numbers begin with a minus like formulas. */
const NUMBER = /^-?\d+(\.\d+)?$/;

const QUOTED = /[",;|\t\r\n]/;
