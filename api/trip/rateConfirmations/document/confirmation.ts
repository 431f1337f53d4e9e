import type { PrintedDocument } from '../../../core/print/model.ts';
import type { Locale } from '../../../shared/words.ts';
import type { Content } from '../content/content.ts';
import { handOversOf } from './handOvers.ts';
import { letterheadOf } from './letterhead.ts';
import { loadOf } from './load.ts';
import { partiesOf } from './parties.ts';
import { priceOf } from './price.ts';
import { type Signatures, signaturesOf } from './signatures.ts';
import { stopsOf } from './stops.ts';
import { conditionsOf, evidenceOf, termsOf } from './terms.ts';
import { WORDS } from './words.ts';

/** A revision, its hash, and who signed it electronically. */
export interface Revision {
  content: Content;
  hash: string;
  signatures: Signatures;
}

/** Renders a revision as a document in one language. */
export function confirmationIn(
  locale: Locale,
  { content, hash, signatures }: Revision,
): PrintedDocument {
  const { reference, revision, issuedAt } = content;
  const name = `${WORDS.title[locale]} ${reference}`;
  return {
    locale,
    title: WORDS.title[locale],
    createdAt: new Date(issuedAt),
    letterhead: letterheadOf(content, locale),
    sections: [
      partiesOf(content, locale),
      stopsOf(content, locale),
      ...handOversOf(content, locale),
      loadOf(content, locale),
      priceOf(content, locale),
      termsOf(content, locale),
      evidenceOf(content, locale),
      conditionsOf(content, locale),
      signaturesOf(content, signatures, locale),
    ],
    footer: {
      name: `${name} · ${WORDS.revision[locale]} ${revision}`,
      code: `${WORDS.hash[locale]} ${hash}`,
    },
  };
}
