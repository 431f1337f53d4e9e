/** The header and the rows of a file. */
interface Table {
  head: string[];
  rows: string[][];
}

/** Reads a CSV file: UTF-8 or Windows-1252, commas or semicolons. */
export async function tableOf(file: Blob): Promise<Table> {
  return tableIn(decode(await file.arrayBuffer()));
}

/** A heading without accents, case, blanks and the mark for "required", for comparing headings. */
export function folded(heading: string): string {
  const plain = heading.normalize('NFD').replace(/\p{Mn}/gu, '');
  return plain.replace(/\*/g, '').replace(/\s+/g, ' ').trim().toLowerCase();
}

function decode(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function tableIn(text: string): Table {
  const [line = ''] = text.split('\n');
  const delimiter = line.split(';').length > line.split(',').length ? ';' : ',';
  const [head = [], ...rows] = recordsIn(text, delimiter);
  return { head, rows };
}

function recordsIn(text: string, delimiter: string): string[][] {
  const records: string[][] = [];
  const cell = new RegExp(
    `(?:"((?:[^"]|"")*)"|([^"\\r\\n${delimiter}]*))(${delimiter}|\\r?\\n|$)`,
    'y',
  );
  let record: string[] = [];
  while (cell.lastIndex < text.length) {
    const found = cell.exec(text);
    if (!found) break;
    record.push(found[1]?.replaceAll('""', '"') ?? found[2] ?? '');
    if (found[3] === delimiter) continue;
    if (record.some((value) => value.trim())) records.push(record);
    record = [];
  }
  if (record.some((value) => value.trim())) records.push(record);
  return records;
}
