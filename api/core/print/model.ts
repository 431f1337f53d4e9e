import type { Locale } from '../../shared/words.ts';

/** A document to read, print and sign, in one language; `pdfOf` and `htmlOf` render it. */
export interface PrintedDocument {
  locale: Locale;
  title: string;
  /** The date of creation; a document with the same contents and date gives an identical file. */
  createdAt: Date;
  letterhead: Letterhead;
  sections: Section[];
  /** The text on every page beside the page number: the document's name, and a code for comparison. */
  footer: { name: string; code: string };
}

/** The sender at the left, and the title of the document at the right. */
export interface Letterhead {
  sender: string;
  lines: string[];
  facts: string[];
}

/** A part of a document with a heading. */
export interface Section {
  heading: string;
  blocks: Block[];
}

/** The content of a section. */
export type Block =
  | { kind: 'columns'; columns: Column[] }
  | { kind: 'facts'; facts: Fact[] }
  | { kind: 'amounts'; items: Fact[]; total: Fact }
  | { kind: 'text'; text: string }
  | { kind: 'list'; items: string[]; isNumbered?: boolean }
  | { kind: 'path'; from: string; to: string; between?: string }
  | { kind: 'signatures'; signatures: Signature[] };

/** A label and its value as text. */
export type Fact = readonly [label: string, text: string];

/** A column beside others: a label, the main line, and further lines. */
export interface Column {
  heading: string;
  name: string;
  lines: string[];
}

/** A signature box: the party, the data of an electronic signature, and lines to fill in by hand. */
export interface Signature {
  party: string;
  signatureText: string;
  blanks: string[];
}

/** "Página 1 de 2". */
export function pageText(page: number | string, pages: number | string, locale: Locale): string {
  return { es: `Página ${page} de ${pages}`, en: `Page ${page} of ${pages}` }[locale];
}
