/** The header and the first rows of a file. */
export interface Preview {
  head: string[];
  rows: string[][];
}

const BYTES = 65_536;
const ROWS = 5;

/** Reads the first rows of a CSV file as the API will: UTF-8 or Windows-1252, commas or semicolons. */
export async function previewOf(file: Blob): Promise<Preview> {
  const text = decode(await file.slice(0, BYTES).arrayBuffer(), file.size > BYTES);
  return tableIn(text, ROWS);
}

/** Reads all rows of a CSV file like its first ones. */
export async function tableOf(file: Blob): Promise<Preview> {
  return tableIn(decode(await file.arrayBuffer(), false), Infinity);
}

/** A heading without accents, case, blanks and the mark for "required", for comparing headings. */
export function folded(heading: string): string {
  const plain = heading.normalize('NFD').replace(/\p{Mn}/gu, '');
  return plain.replace(/\*/g, '').replace(/\s+/g, ' ').trim().toLowerCase();
}

/** Decodes a part of a file as a stream, because it may end in the middle of a character. */
function decode(bytes: ArrayBuffer, isPart: boolean): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: isPart });
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function tableIn(text: string, most: number): Preview {
  const [line = ''] = text.split('\n');
  const delimiter = line.split(';').length > line.split(',').length ? ';' : ',';
  const [head = [], ...rows] = recordsIn(text, delimiter, most + 1);
  return { head, rows };
}

function recordsIn(text: string, delimiter: string, most: number): string[][] {
  const records: string[][] = [];
  const cell = new RegExp(
    `(?:"((?:[^"]|"")*)"|([^"\\r\\n${delimiter}]*))(${delimiter}|\\r?\\n|$)`,
    'y',
  );
  let record: string[] = [];
  while (records.length < most && cell.lastIndex < text.length) {
    const found = cell.exec(text);
    if (!found) break;
    record.push(found[1]?.replaceAll('""', '"') ?? found[2] ?? '');
    if (found[3] === delimiter) continue;
    if (record.some((value) => value.trim())) records.push(record);
    record = [];
  }
  if (records.length < most && record.some((value) => value.trim())) records.push(record);
  return records;
}
