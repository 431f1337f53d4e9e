import type { Knex } from 'knex';
import type { Transaction } from 'objection';
import type { Schemas } from '../../../core/contract/types.ts';
import { measured, type Units } from '../../../shared/measures.ts';
import { withCommas } from '../../../shared/readDecimal.ts';
import { YES } from '../../../core/i18n/messages.ts';
import { type Locale, textField } from '../../../shared/languages.ts';
import { laneWithStops } from '../../../platform/geography/stopText.ts';
import { appointmentText } from '../../../platform/geography/appointment.ts';
import type { CompanyKey } from '../../../core/sql/Entity.ts';
import type { Person } from '../../../core/mail/message.ts';
import { phoneText } from '../../../platform/geography/phone.ts';
import { zoneOf } from '../../../platform/geography/timeZones.ts';
import type { Quote } from '../Quote.ts';
import { storedStops } from '../load/stopRows.ts';
import { type Facts, factsOf } from './facts.ts';
import { comodityNames, stopFacts } from './stopTexts.ts';
import { LABELS } from './words.ts';

type FactName = keyof (typeof LABELS)[Locale];
type Texts = Partial<Record<FactName, string | null>> & {
  /** The stops of a load that has more than two, in place of `pickup` and `delivery`. */
  stops?: Schemas['LoadFact'][] | undefined;
};

/** The language of the reader of a load, and the units where its country is known. */
export interface Reading {
  locale: Locale;
  units?: Units;
  /** Whether the reader may know what is taken and left at each stop. */
  seesGoods?: boolean;
}

/** The load of a quote and who asks, in words, by the names of the facts. */
export async function loadTexts(db: Knex, quote: Quote, reading: Reading): Promise<Texts> {
  const facts = await factsOf(db, quote);
  return {
    ...(await ofLane(db, quote, { ...reading, weightUnit: facts.weightUnit })),
    ...ofCargo(facts, reading),
    comment: facts.comment,
    broker: [facts.person, facts.broker].filter(Boolean).join(', '),
    phone: facts.phone && phoneText(facts.phone),
  };
}

/** The company that asks for a quote, with its phone if it is known, in one line. */
export async function brokerText(db: Knex, quote: Quote): Promise<string> {
  const { broker, phone } = await factsOf(db, quote);
  return [broker, phone && phoneText(phone)].filter(Boolean).join(', ');
}

/** The reader of replies to mails about a quote: the person who made it, or else its company; nobody without an address. */
export async function replyToOf(db: Knex, quote: CompanyKey): Promise<{ replyTo?: Person }> {
  const { person, broker, email } = await factsOf(db, quote);
  return email ? { replyTo: { name: person ?? broker, address: email } } : {};
}

/** The facts that have a text, with their labels, in the order in which mails and pages show them; stops below the lane. */
export function labelled({ stops = [], ...texts }: Texts, locale: Locale): Schemas['LoadFact'][] {
  const [lane, ...others] = Object.entries(LABELS[locale])
    .map(([name, label]) => ({ name, label, text: texts[name as FactName] ?? '' }))
    .filter(({ text }) => text !== '');
  return lane ? [lane, ...stops, ...others] : stops;
}

async function ofLane(
  db: Knex,
  quote: Quote,
  { seesGoods, ...reading }: Reading & { weightUnit: string },
) {
  const { locale } = reading;
  const stops = await manyStops(db, quote);
  const lane = laneWithStops(quote, stops?.length, locale);
  if (!stops) return { lane, ...ofEnds(quote, locale) };
  const names = seesGoods ? await comodityNames(db, stops) : undefined;
  return { lane, stops: stopFacts(stops, { ...reading, ...(names && { names }) }) };
}

/** The stops of a quote that has more than two. */
async function manyStops(db: Knex, quote: Quote): Promise<Schemas['Stop'][] | undefined> {
  const stops = await storedStops(quote, db as Transaction);
  return stops && stops.length > 2 ? stops : undefined;
}

function ofEnds(quote: Quote, locale: Locale) {
  const { origin, destination } = quote;
  const pickup = { date: quote.pickupDate, from: quote.pickupFrom, to: quote.pickupTo };
  const delivery = { date: quote.deliveryDate, from: quote.deliveryFrom, to: quote.deliveryTo };
  const at = (appointment: typeof pickup, timeZone: string) =>
    appointmentText({ ...appointment, timeZone }, locale);
  return { pickup: at(pickup, zoneOf(origin)), delivery: at(delivery, zoneOf(destination)) };
}

function ofCargo(facts: Facts, { locale, units: read }: Reading) {
  const { weight, weightUnit, units, hazmat, distanceKm } = facts;
  return {
    equipment: facts[textField('equipment', locale)],
    comodity: facts[textField('comodity', locale)],
    weight: weight && measured(weight, weightUnit, read),
    units: units === null ? null : withCommas(units),
    hazmat: hazmat ? YES[locale] : null,
    distance: distanceKm && measured(Math.round(Number(distanceKm)), 'km', read),
  };
}
