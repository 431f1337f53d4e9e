/**
 * The table as a CSV file that Excel opens with its accents: UTF-8 with a byte order mark, commas, lines that end in CRLF.
 * A cell that a spreadsheet would read as a formula begins with an apostrophe.
 */
export function csvOf(rows: (string | number | null)[][]): string {
  const lines = rows.map((cells) => cells.map(cellOf).join(','));
  return `\ufeff${lines.join('\r\n')}\r\n`;
}

function cellOf(value: string | number | null): string {
  const text =
    typeof value === 'string' && /^[=+@\t\r-]/.test(value) && !isNumber(value)
      ? `'${value}`
      : `${value ?? ''}`;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function isNumber(text: string) {
  return /^-?\d+(\.\d+)?$/.test(text);
}
