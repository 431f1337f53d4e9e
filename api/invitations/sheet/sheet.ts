import type { Knex } from 'knex';
import type { Schemas } from '../../core/contract/types.ts';
import { momentInWords } from '../../core/i18n/dateInWords.ts';
import { moneyText } from '../../core/i18n/moneyText.ts';
import { grouped } from '../../core/i18n/readDecimal.ts';
import type { Locale } from '../../core/i18n/words.ts';
import { cityText } from '../../geography/addressLines.ts';
import { appointmentLines } from '../../geography/appointment.ts';
import { phoneText } from '../../geography/phone.ts';
import { zoneOf } from '../../geography/timeZones.ts';
import { zoneInWords } from '../../geography/zoneInWords.ts';
import type { Quote } from '../../quotes/index.ts';
import type { Invitation } from '../Invitation.ts';
import { type Facts, factsOf } from './facts.ts';
import { LABELS, YES } from './words.ts';

type Fact = Schemas['InvitationFact'];
type Deadline = Pick<Invitation, 'deadlineAt'>;

/** Everything that a carrier needs to give a rate, in words, in the order in which its mail and its page show it. */
export async function sheetOf(
  db: Knex,
  quote: Quote,
  { deadlineAt }: Deadline,
  locale: Locale,
): Promise<Fact[]> {
  const facts = await factsOf(db, quote);
  const texts = {
    ...ofLane(quote, locale),
    ...ofCargo(facts, locale),
    deadline: deadlineAt && momentText(new Date(deadlineAt), zoneOf(quote.origin), locale),
    target: quote.targetRate && moneyText(quote.targetRate, quote.currency),
    comment: facts.comment,
    broker: [facts.person, facts.broker].filter(Boolean).join(', '),
    phone: facts.phone && phoneText(facts.phone),
  };
  return Object.entries(LABELS[locale])
    .map(([name, label]) => ({ name, label, text: texts[name as keyof typeof texts] ?? '' }))
    .filter(({ text }) => text !== '') as Fact[];
}

/** The lane of a quote: "Monterrey, Nuevo León → Dallas, Texas". */
function laneText({ origin, destination }: Pick<Quote, 'origin' | 'destination'>): string {
  return `${cityText(origin)} → ${cityText(destination)}`;
}

function ofLane(quote: Quote, locale: Locale) {
  const { origin, destination } = quote;
  const pickup = { date: quote.pickupDate, from: quote.pickupFrom, to: quote.pickupTo };
  const delivery = { date: quote.deliveryDate, from: quote.deliveryFrom, to: quote.deliveryTo };
  const at = (appointment: typeof pickup, timeZone: string) =>
    inOneLine(appointmentLines({ ...appointment, timeZone }, locale));
  return {
    lane: laneText(quote),
    pickup: at(pickup, zoneOf(origin)),
    delivery: at(delivery, zoneOf(destination)),
  };
}

function inOneLine([day, hours]: string[]): string {
  return hours ? `${day}, ${hours.charAt(0).toLowerCase()}${hours.slice(1)}` : day!;
}

function ofCargo(facts: Facts, locale: Locale) {
  const { weight, weightUnit, units, hazmat, distanceKm } = facts;
  const isSpanish = locale === 'es';
  return {
    equipment: isSpanish ? facts.equipmentEs : facts.equipmentEn,
    comodity: isSpanish ? facts.comodityEs : facts.comodityEn,
    weight: weight && `${rounded(weight)} ${weightUnit}`,
    units: units === null ? null : grouped(String(units)),
    hazmat: hazmat ? YES[locale] : null,
    distance: distanceKm && distanceText(Number(distanceKm), locale),
  };
}

function distanceText(km: number, locale: Locale): string {
  const miles = `${grouped(String(Math.round(km / KM_PER_MILE)))} mi`;
  const kilometers = `${grouped(String(Math.round(km)))} km`;
  return locale === 'es' ? kilometers : `${miles} (${kilometers})`;
}

const KM_PER_MILE = 1.609344;

function rounded(weight: string): string {
  return grouped(weight.replace(/\.?0+$/, ''));
}

function momentText(at: Date, zone: string, locale: Locale): string {
  return `${momentInWords(at, zone, locale)} (${zoneInWords(zone)[locale]})`;
}
