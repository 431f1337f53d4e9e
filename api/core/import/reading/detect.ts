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
  if (mark === ZIP && isOpenDocument(bytes)) throw new UnreadableFile(OPEN_DOCUMENT);
  if (mark === ZIP || mark === COMPOUND) return 'xlsx';
  const encoding = encodingOf(bytes);
  const text = new TextDecoder(encoding).decode(bytes);
  refuseMarkup(text);
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

/** The most lines that may stand above a header. */
const SEARCHED = 20;

/** The delimiter that one of the first lines has most often outside of quotes; a comma when none has one. */
function delimiterIn(text: string): Delimiter {
  const plain = text.replace(/"(?:[^"]|"")*"/g, 'quoted').trimStart();
  const lines = plain.split(/[\r\n]+/, SEARCHED);
  const [first = ''] = lines;
  const most = (among: string[]) => (mark: string) =>
    Math.max(...among.map((line) => line.split(mark).length));
  const count = DELIMITERS.some((mark) => first.includes(mark)) ? most([first]) : most(lines);
  return DELIMITERS.reduce((best, mark) => (count(mark) > count(best) ? mark : best));
}

/** An OpenDocument spreadsheet names its type first, and not compressed. */
function isOpenDocument(bytes: Buffer): boolean {
  return bytes.subarray(30, 120).toString('latin1').includes('application/vnd.oasis.opendocument');
}

/** Refuses what systems name .xls though it is a web page, or the XML that Excel wrote in 2003. */
function refuseMarkup(text: string): void {
  if (/^\s*<\?xml[^]{0,2000}(office:spreadsheet|<Workbook)/i.test(text))
    throw new UnreadableFile(XML_SPREADSHEET);
  if (/^\s*(<!doctype html|<html|<table|<meta|<head|<body|<style)/i.test(text))
    throw new UnreadableFile(WEB_PAGE);
}

const WEB_PAGE: Words = {
  es: 'El archivo es una página web con nombre de Excel: ábralo en Excel, guárdelo como Libro de Excel (.xlsx) y súbalo de nuevo',
  en: 'The file is a web page named like a workbook: open it in Excel, save it as Excel Workbook (.xlsx) and upload it again',
};
const XML_SPREADSHEET: Words = {
  es: 'El archivo es una hoja de cálculo XML 2003: ábralo en Excel, guárdelo como Libro de Excel (.xlsx) y súbalo de nuevo',
  en: 'The file is an XML Spreadsheet 2003: open it in Excel, save it as Excel Workbook (.xlsx) and upload it again',
};
const OPEN_DOCUMENT: Words = {
  es: 'El archivo es de OpenDocument (.ods): guárdelo como Libro de Excel (.xlsx) y súbalo de nuevo',
  en: 'The file is an OpenDocument spreadsheet (.ods): save it as Excel Workbook (.xlsx) and upload it again',
};

function isDelimiter(mark: string | undefined): mark is Delimiter {
  return DELIMITERS.some((delimiter) => delimiter === mark);
}

const NO_SPREADSHEET: Words = {
  es: 'El archivo no es una hoja de cálculo: guárdelo como Libro de Excel (.xlsx) o CSV y súbalo de nuevo',
  en: 'The file is not a spreadsheet: save it as Excel Workbook (.xlsx) or CSV and upload it again',
};
