import type { Locale } from '../i18n/words.ts';

/** A document to read, print and sign, in one language: `pdfOf` and `htmlOf` show the same. */
export interface PrintedDocument {
  locale: Locale;
  title: string;
  /** When it was made: the same document is always the same file. */
  createdAt: Date;
  letterhead: Letterhead;
  sections: Section[];
  /** What stands on every page beside its number: which document it is, and a code to compare. */
  footer: { name: string; code: string };
}

/** Who writes, at the left; which document it is, at the right. */
export interface Letterhead {
  sender: string;
  lines: string[];
  facts: string[];
}

/** A part of a document under its heading. */
export interface Section {
  heading: string;
  blocks: Block[];
}

/** What a section shows, from top to bottom. */
export type Block =
  | { kind: 'columns'; columns: Column[] }
  | { kind: 'facts'; facts: Fact[] }
  | { kind: 'amounts'; items: Fact[]; total: Fact }
  | { kind: 'text'; text: string }
  | { kind: 'list'; items: string[]; isNumbered?: boolean }
  | { kind: 'path'; from: string; to: string; between?: string }
  | { kind: 'signatures'; signatures: Signature[] };

/** What something is called, and its value in words. */
export type Fact = readonly [label: string, text: string];

/** A column beside others: what it is about, the main line, and the lines below. */
export interface Column {
  heading: string;
  name: string;
  lines: string[];
}

/** A place to sign: for whom, what was already signed electronically, and the lines to fill in by hand. */
export interface Signature {
  party: string;
  signed: string;
  blanks: string[];
}

/** "Página 1 de 2". */
export function pageText(page: number | string, pages: number | string, locale: Locale): string {
  return locale === 'es' ? `Página ${page} de ${pages}` : `Page ${page} of ${pages}`;
}
