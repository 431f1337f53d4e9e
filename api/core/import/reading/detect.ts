import type { Words } from '../../../shared/words.ts';
import { DELIMITER_LINE } from './csv.ts';
import { firstBytes } from '../../files/firstBytes.ts';
import { type CsvFormat, type Delimiter, DELIMITERS, type Encoding } from './format.ts';
import { UnreadableFile } from './UnreadableFile.ts';
import { COMPOUND, ZIP } from './openWorkbook.ts';

/**
 * The format of a file by its first bytes, never by its name: a workbook of any Excel since 97, or text with the delimiter
 * of its header. Throws an UnreadableFile for any other.
 */
export async function detectFormat(path: string): Promise<CsvFormat | 'xlsx'> {
  const bytes = await firstBytes(path, SAMPLE);
  const mark = bytes.subarray(0, 4).toString('hex');
  if (mark === ZIP || mark === COMPOUND) return 'xlsx';
  const encoding = encodingOf(bytes);
  const text = new TextDecoder(encoding).decode(bytes);
  const [, named] = DELIMITER_LINE.exec(text) ?? [];
  if (isDelimiter(named))
    return { type: 'csv', encoding, delimiter: named, hasDelimiterLine: true };
  return { type: 'csv', encoding, delimiter: delimiterIn(text) };
}

/** Names the encoding of a file that is no valid UTF-8: that of Excel on Windows, or on a Mac, where lines end with CR. */
export async function otherEncoding(path: string): Promise<Encoding> {
  const bytes = await firstBytes(path, SAMPLE);
  return bytes.includes('\r') && !bytes.includes('\n') ? 'macintosh' : 'windows-1252';
}

const SAMPLE = 65_536;

function encodingOf(bytes: Buffer): Encoding {
  const mark = bytes.subarray(0, 2).toString('hex');
  if (mark === 'fffe') return 'utf-16le';
  if (mark === 'feff') return 'utf-16be';
  if (bytes.includes(0)) throw new UnreadableFile(NO_SPREADSHEET);
  return 'utf-8';
}

/** The delimiter that the first line with text has most often outside of quotes; a comma when it has none. */
function delimiterIn(text: string): Delimiter {
  const plain = text.replace(/"(?:[^"]|"")*"/g, 'quoted').trimStart();
  const [header = ''] = plain.split(/[\r\n]/, 1);
  const count = (mark: string) => header.split(mark).length;
  return DELIMITERS.reduce((best, mark) => (count(mark) > count(best) ? mark : best));
}

function isDelimiter(mark: string | undefined): mark is Delimiter {
  return DELIMITERS.some((known) => known === mark);
}

const NO_SPREADSHEET: Words = {
  es: 'El archivo no es una hoja de cálculo: guárdelo como Libro de Excel (.xlsx) o CSV y súbalo de nuevo',
  en: 'The file is not a spreadsheet: save it as Excel Workbook (.xlsx) or CSV and upload it again',
};
