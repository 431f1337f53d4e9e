import type { Letterhead } from '../../../core/print/model.ts';
import { momentInWords, momentWithZone } from '../../../core/i18n/dateInWords.ts';
import type { Locale } from '../../../shared/words.ts';
import { zoneInWords } from '../../../shared/zoneInWords.ts';
import type { Content } from '../content/content.ts';
import { addressText, identifiers, reachText } from './parties.ts';
import { WORDS } from './words.ts';

/** The broker and the person who quoted; the reference, the revision and the date of issue. */
export function letterheadOf(content: Content, locale: Locale): Letterhead {
  const { broker, reference, revision, issuedAt, timeZone } = content;
  const by = broker.contact && `${WORDS.quotedBy[locale]}: ${personText(broker.contact)}`;
  const lines = [identifiers(broker), addressText(broker, locale), reachText(broker), by];
  return {
    sender: broker.name,
    lines: lines.filter((line): line is string => !!line),
    facts: [
      `${WORDS.reference[locale]} ${reference}`,
      `${WORDS.revision[locale]} ${revision}`,
      `${WORDS.issued[locale]}: ${momentInWords(new Date(issuedAt), timeZone, locale)}`,
      zoneInWords(timeZone)[locale],
    ],
  };
}

/** A date and time in words, in the broker's time zone, which is named. */
export function timeText(at: string, { timeZone }: Content, locale: Locale): string {
  return momentWithZone(new Date(at), timeZone, locale);
}

function personText(person: NonNullable<Content['broker']['contact']>): string {
  return [person.name, reachText(person)].filter(Boolean).join(' · ');
}
