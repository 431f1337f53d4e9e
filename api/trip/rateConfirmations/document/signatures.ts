import type { Section, Signature } from '../../../core/print/model.ts';
import type { Locale, Words } from '../../../shared/words.ts';
import type { Content } from '../content/content.ts';
import { timeText } from './letterhead.ts';
import { WORDS } from './words.ts';

/** The person, if any, who signed electronically, and when. */
export interface ElectronicSignature {
  by: string | null;
  at: string;
  /** The IP address, of who signed by a public link. */
  from?: string | null;
}

/** The broker's signature of the issue, and the carrier's once it has accepted. */
export interface Signatures {
  issue: ElectronicSignature;
  acceptance: ElectronicSignature | null;
}

/** A signature box for each party, with the electronic signature if there is one. */
export function signaturesOf(
  content: Content,
  { issue, acceptance }: Signatures,
  locale: Locale,
): Section {
  const textOf = (words: Words, { by, at, from }: ElectronicSignature) => {
    const moment = timeText(at, content, locale) + (from ? `, IP ${from}` : '');
    return by ? `${words[locale]} ${BY[locale]} ${by}, ${moment}` : `${words[locale]}, ${moment}`;
  };
  const { broker, carrier } = content;
  const signatures = [
    place('broker', broker.name, textOf(ISSUED, issue), locale),
    place('carrier', carrier.name, acceptance ? textOf(ACCEPTED, acceptance) : '', locale),
  ];
  return { heading: WORDS.signatures[locale], blocks: [{ kind: 'signatures', signatures }] };
}

function place(
  kind: 'broker' | 'carrier',
  name: string,
  signature: string,
  locale: Locale,
): Signature {
  const blanks = [WORDS.signName, WORDS.signDate].map((word) => word[locale]);
  return { party: `${WORDS[kind][locale]}: ${name}`, signatureText: signature, blanks };
}

const ISSUED: Words = { es: 'Emitida electrónicamente', en: 'Issued electronically' };
const ACCEPTED: Words = { es: 'Aceptada electrónicamente', en: 'Accepted electronically' };
const BY: Words = { es: 'por', en: 'by' };
