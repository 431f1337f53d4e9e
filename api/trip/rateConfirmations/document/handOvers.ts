import { labelsOf } from '../../../core/contract/labels.ts';
import type { Schemas } from '../../../core/contract/types.ts';
import type { Fact, Section } from '../../../core/print/model.ts';
import { cityText } from '../../../platform/geography/addressLines.ts';
import { appointmentText } from '../../../platform/geography/appointment.ts';
import { phoneText } from '../../../platform/geography/phone.ts';
import { zoneOf } from '../../../platform/geography/timeZones.ts';
import { handOverPlace } from '../../../quoting/quotes/index.ts';
import type { Locale } from '../../../shared/languages.ts';
import type { Content } from '../content/content.ts';
import { WORDS } from './words.ts';

/** The hand-overs at the ends of a leg; no section for a load that is no leg, or has none. */
export function handOversOf(content: Content, locale: Locale): Section[] {
  const facts = handOverFacts(content, locale);
  if (facts.length === 0) return [];
  return [{ heading: WORDS.handOvers[locale], blocks: [{ kind: 'facts', facts }] }];
}

/** From which leg the load is received and to which one it is handed over: where, when, with which trailer, and the contact there. */
export function handOverFacts({ handOvers }: Content, locale: Locale): Fact[] {
  return SIDES.flatMap((side): Fact[] => {
    const handOver = handOvers?.[side];
    return handOver ? [[WORDS[side][locale], handOverText(handOver, locale)]] : [];
  });
}

/** The ends of a leg. */
export const SIDES = ['before', 'after'] as const;

function handOverText(handOver: Schemas['NeighbourHandOver'], locale: Locale): string {
  const { leg, trailer } = handOver;
  const sentences = [
    labelsOf('BoughtLeg')[leg]![locale],
    handOverPlace(handOver, locale),
    placeText(handOver),
    windowText(handOver, locale),
    labelsOf('HandOverTrailer')[trailer]![locale],
    `${WORDS.contact[locale]}: ${contactText(handOver) ?? WORDS.contactFollows[locale]}`,
  ];
  return sentences.filter(Boolean).join('. ');
}

function placeText({ place }: Schemas['NeighbourHandOver']): string {
  return [place.name, place.street, cityText(place)].filter(Boolean).join(', ');
}

function windowText(handOver: Schemas['NeighbourHandOver'], locale: Locale): string | null {
  const { place, date = null, from = null, to = null } = handOver;
  return date && appointmentText({ date, from, to, timeZone: zoneOf(place) }, locale);
}

/** The person to ask for at a hand-over; null while the neighbouring leg has no carrier. */
export function contactText(handOver: Schemas['NeighbourHandOver']): string | null {
  const { contactName, contactPhone } = handOver;
  const texts = [contactName, contactPhone && phoneText(contactPhone)].filter(Boolean);
  return texts.join(', ') || null;
}
