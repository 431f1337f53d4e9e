/** The format of a file: read from its content, kept with the import, and used for the file that comes back. */
export type Format = (CsvFormat | XlsxFormat) & {
  /** The number of records above the header. */
  above?: number;
  /**
   * The columns of which a row of a published file has at least one; other records, such as a second line of the header, are
   * left out.
   */
  needed?: number[];
  /** The headings of the columns that the template has not, which are not read. */
  ignored?: string[];
  /** The rows that may be no records; they are read like any other. */
  doubtful?: DoubtfulRows;
  /** The rows that are left out, because the person who confirmed the file wanted it so. */
  leftOut?: { hidden?: boolean; totals?: number };
};

/** The number of rows that a workbook hides, the row of totals at the end, and whether it is hidden too. */
export interface DoubtfulRows {
  hidden: number;
  totals: number | null;
  isTotalsHidden: boolean;
}

/** Text with delimiters. */
export interface CsvFormat {
  type: 'csv';
  encoding: Encoding;
  delimiter: Delimiter;
  /** Whether the first line names the delimiter for Excel: `sep=;`. */
  hasDelimiterLine?: boolean;
}

/** An Excel workbook, .xlsx or .xls. */
export interface XlsxFormat {
  type: 'xlsx';
  /** The name of the sheet that is read. */
  sheet: string;
  /** The cells merged over several rows, `A2:A4`: each of these rows has the value of the first. */
  merged?: string[];
  /** The further sheets of a list over several, whose rows follow those of the first. */
  further?: SheetPart[];
}

/** A sheet of a list, and how many records stand above its header. */
export interface SheetPart {
  sheet: string;
  above: number;
}

/** As Excel writes text: UTF-8, «Unicode text», the code page of Windows, and that of a Mac. */
export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252' | 'macintosh';

export const DELIMITERS = [',', ';', '\t', '|'] as const;

export type Delimiter = (typeof DELIMITERS)[number];
