import type { EvidenceType } from '../Evidence.ts';

/** The facts that a program can read in a file; null for those that it lacks. */
export interface Reading {
  /** An XML is read by its fields, a PDF by the words of its text. */
  source: 'xml' | 'pdf';
  /** Whether there was anything to read: a scan has no text. */
  hasText: boolean;
  /** True for a damaged file, and for one that takes more memory or time than allowed. */
  isUnreadable?: boolean;
  /** The fiscal folio that SAT gave it, in capitals. */
  uuid: string | null;
  issuerRfc: string | null;
  receiverRfc: string | null;
  /** Without taxes, after discounts. */
  subtotal: string | null;
  currency: string | null;
  /** SAT's type of the CFDI: I for income, T for transfer. */
  kind: string | null;
  hasCartaPorte: boolean;
  /** Of a PDF: every RFC and every amount in its text. */
  rfcs: string[];
  amounts: string[];
}

/** The types whose files are read, where they are XML or PDF. */
export function isRead(type: EvidenceType, mediaType: string): boolean {
  return TYPES.includes(type) && MEDIA_TYPES.includes(mediaType);
}

const TYPES: EvidenceType[] = ['invoice', 'carta_porte'];
const MEDIA_TYPES = ['application/xml', 'application/pdf'];

/** The reading of a file that could not be read. */
export function unreadable(source: Reading['source']): Reading {
  return { ...nothingIn(source), isUnreadable: true };
}

/** A reading of a file in which nothing was found. */
export function nothingIn(source: Reading['source']): Reading {
  return {
    source,
    hasText: false,
    uuid: null,
    issuerRfc: null,
    receiverRfc: null,
    subtotal: null,
    currency: null,
    kind: null,
    hasCartaPorte: false,
    rfcs: [],
    amounts: [],
  };
}
