/** A cell of a workbook: a text, a number, a date, a truth value, or nothing. */
export type XlsCell = string | number | boolean | Date | null | undefined;

interface XlsSheet {
  name: string;
  rows: XlsCell[][];
  isHidden?: boolean;
  /** Blocks of merged cells, counted from 0: first and last row, first and last column. */
  merged?: [number, number, number, number][];
  /** Records of any other kind, in front of the last one. */
  more?: Buffer[];
}

/**
 * A workbook as Excel 97 to 2003 writes it ([MS-XLS]): its texts are in one table, whose records break within a text after
 * `breakAt` bytes; dates are numbers with the format dd/mm/yyyy. `first` are records behind the first one.
 */
export function xlsOf(sheets: XlsSheet[], { breakAt = 8224, first = [] as Buffer[] } = {}): Buffer {
  const texts = new Map<string, number>();
  const bodies = sheets.map((sheet) => sheetOf(sheet, texts));
  const styles = ['General', 'dd/mm/yyyy;@'].flatMap((code, i) => [
    recordOf(0x41e, Buffer.concat([numbers(2, 164 + i, code.length), Buffer.of(0), latin(code)])),
    recordOf(0xe0, Buffer.concat([numbers(2, 0, 164 + i), Buffer.alloc(16)])),
  ]);
  const head = [begin(5), ...first, ...styles, ...tableOf([...texts.keys()], breakAt)];
  const names = sheets.map(({ name }) => Buffer.from(name, 'utf16le'));
  let at = sizeOf(head) + names.reduce((sum, name) => sum + 12 + name.length, 0) + END.length;
  const places = sheets.map(({ name, isHidden }, i) => {
    const place = Buffer.concat([numbers(4, at), Buffer.of(isHidden ? 1 : 0, 0, name.length, 1)]);
    at += bodies[i]!.length;
    return recordOf(0x85, Buffer.concat([place, names[i]!]));
  });
  return compoundOf(Buffer.concat([...head, ...places, END, ...bodies]));
}

/** A record: its type, its size, its bytes. */
export function recordOf(type: number, data: Buffer = Buffer.alloc(0)): Buffer {
  return Buffer.concat([numbers(2, type, data.length), data]);
}

/** Whole numbers of so many bytes each. */
export function numbers(size: number, ...values: number[]): Buffer {
  const bytes = Buffer.alloc(size * values.length);
  for (const [i, value] of values.entries()) bytes.writeUIntLE(value, i * size, size);
  return bytes;
}

const END = recordOf(0x0a);

function begin(kind: number): Buffer {
  return recordOf(0x809, numbers(2, 0x600, kind, 0, 0, 0, 0, 0, 0));
}

function sheetOf({ rows, merged = [], more = [] }: XlsSheet, texts: Map<string, number>): Buffer {
  const cells = rows.flatMap((row, r) => row.map((value, c) => cellOf(r, c, value, texts)));
  const blocks = recordOf(0xe5, numbers(2, merged.length, ...merged.flat()));
  return Buffer.concat([begin(0x10), ...cells, blocks, ...more, END]);
}

function cellOf(row: number, column: number, value: XlsCell, texts: Map<string, number>): Buffer {
  if (value === null || value === undefined) return Buffer.alloc(0);
  const at = numbers(2, row, column, value instanceof Date ? 1 : 0);
  if (typeof value === 'boolean') return recordOf(0x205, Buffer.concat([at, Buffer.of(+value, 0)]));
  if (typeof value !== 'string') return numberOf(at, value);
  if (!texts.has(value)) texts.set(value, texts.size);
  return recordOf(0xfd, Buffer.concat([at, numbers(4, texts.get(value)!)]));
}

/** A date as an integer in 4 bytes, any other number as a double. */
function numberOf(at: Buffer, value: number | Date): Buffer {
  if (value instanceof Date) {
    const days = value.getTime() / 86_400_000 + 25_569;
    return recordOf(0x27e, Buffer.concat([at, numbers(4, days * 4 + 2)]));
  }
  const double = Buffer.alloc(8);
  double.writeDoubleLE(value);
  return recordOf(0x203, Buffer.concat([at, double]));
}

/** The table of texts; each has as many bytes a character as it needs. */
function tableOf(texts: string[], breakAt: number): Buffer[] {
  const records: Buffer[][] = [[numbers(4, texts.length, texts.length)]];
  for (const text of texts) {
    const isWide = [...text].some((character) => character > '\u00ff');
    const bytes = isWide ? Buffer.from(text, 'utf16le') : latin(text);
    if (sizeOf(records.at(-1)!) + 3 > breakAt) records.push([]);
    records.at(-1)!.push(numbers(2, text.length), Buffer.of(+isWide));
    for (let at = 0; at < bytes.length;) {
      const room = Math.max(breakAt - sizeOf(records.at(-1)!), 0) & ~1;
      records.at(-1)!.push(bytes.subarray(at, at + room));
      at += room;
      if (at < bytes.length) records.push([Buffer.of(+isWide)]);
    }
  }
  return records.map((parts, i) => recordOf(i === 0 ? 0xfc : 0x3c, Buffer.concat(parts)));
}

function latin(text: string): Buffer {
  return Buffer.from(text, 'latin1');
}

function sizeOf(parts: Buffer[]): number {
  return parts.reduce((sum, { length }) => sum + length, 0);
}

/** A compound file ([MS-CFB]) with one stream, in sectors of 512 bytes. */
function compoundOf(content: Buffer): Buffer {
  const stream = padded(content, Math.max(4096, Math.ceil(content.length / SECTOR) * SECTOR));
  const count = stream.length / SECTOR;
  const tables = Math.ceil((count + 1) / (SECTOR / 4 - 1));
  const chain = Array.from({ length: count }, (_, i) => (i === count - 1 ? LAST : i + 1));
  const next = [...chain, LAST, ...Array.from({ length: tables }, () => 0xfffffffd)];
  const table = numbers(4, ...next, ...unused(tables * (SECTOR / 4) - next.length));
  const own = Array.from({ length: tables }, (_, i) => count + 1 + i);
  const head = [
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    ...[Buffer.alloc(16), numbers(2, 0x3e, 3, 0xfffe, 9, 6), Buffer.alloc(10)],
    numbers(4, tables, count, 0, 4096, LAST, 0, LAST, 0, ...own, ...unused(109 - tables)),
  ];
  const entries = [entry('Root Entry', 5, LAST, 0), entry('Workbook', 2, 0, stream.length)];
  return Buffer.concat([...head, stream, padded(Buffer.concat(entries), SECTOR), table]);
}

function entry(name: string, kind: number, first: number, size: number): Buffer {
  const text = Buffer.from(`${name}\0`, 'utf16le');
  const places = numbers(4, ...unused(3));
  return Buffer.concat([
    ...[padded(text, 64), numbers(2, text.length), Buffer.of(kind, 1), places],
    ...[Buffer.alloc(36), numbers(4, first, size, 0)],
  ]);
}

const SECTOR = 512;
const LAST = 0xfffffffe;

function unused(count: number): number[] {
  return Array.from({ length: count }, () => 0xffffffff);
}

function padded(bytes: Buffer, size: number): Buffer {
  return Buffer.concat([bytes, Buffer.alloc(size - bytes.length)]);
}
