import type { Knex } from 'knex';
import type { Schemas } from '../../../core/contract/types.ts';
import { Comodity } from '../../../catalogs/comodities/index.ts';
import { type Locale, textField } from '../../../shared/languages.ts';
import type { Units } from '../../../shared/measures.ts';
import { cityText } from '../../../platform/geography/addressLines.ts';
import { appointmentText } from '../../../platform/geography/appointment.ts';
import { goodsText, stopName } from '../../../platform/geography/stopText.ts';
import { zoneOf } from '../../../platform/geography/timeZones.ts';

type Stop = Schemas['Stop'];

/** The names of the commodities of goods, in both languages, by id. */
export type ComodityNames = Map<string, Pick<Comodity, 'nameEs' | 'nameEn'>>;

/** Looks up the commodities that the goods of stops name. */
export async function comodityNames(db: Knex, stops: Stop[]): Promise<ComodityNames> {
  const goods = stops.flatMap((stop) => stop.goods ?? []);
  const ids = goods.flatMap(({ comodityId }) => comodityId ?? []);
  if (ids.length === 0) return new Map();
  const rows = await Comodity.query(db).findByIds([...new Set(ids)]);
  return new Map(rows.map((row) => [row.id, row]));
}

interface GoodsReading {
  locale: Locale;
  units?: Units;
  weightUnit: string;
  names: ComodityNames;
}

/** Without names, which are of the goods that the reader may know of, none are told. */
type Reading = Omit<GoodsReading, 'names'> & Partial<Pick<GoodsReading, 'names'>>;

/**
 * The stops of a load as facts, for whom no street, place name, contact or reference concerns: the first is called
 * `pickup`, the last `delivery`, as where there are two.
 */
export function stopFacts(stops: Stop[], reading: Reading): Schemas['LoadFact'][] {
  return stops.map((stop, index) => ({
    name: nameOf(index, stops.length),
    label: stopName(stop, stops.length, reading.locale),
    text: [cityText(stop.place), timeText(stop, reading.locale), ...goodsOf(stop, reading)].join(
      '. ',
    ),
  }));
}

function nameOf(index: number, count: number): string {
  if (index === 0) return 'pickup';
  return index === count - 1 ? 'delivery' : `stop${index + 1}`;
}

/** Counts the stops that the facts of a load tell, where it has more than two. */
export function stopsTold(facts: Schemas['LoadFact'][]): number | undefined {
  const between = facts.filter(({ name }) => /^stop\d/.test(name)).length;
  return between > 0 ? between + 2 : undefined;
}

function goodsOf(stop: Stop, { names, ...reading }: Reading): string[] {
  return names ? goodsTexts(stop, { names, ...reading }) : [];
}

function timeText({ place, date, from, to }: Stop, locale: Locale): string {
  const window = { date: date ?? null, from: from ?? null, to: to ?? null };
  return appointmentText({ ...window, timeZone: zoneOf(place) }, locale);
}

/** What is taken or left at a stop, in words. */
export function goodsTexts({ goods = [] }: Stop, { names, ...reading }: GoodsReading): string[] {
  return goods
    .map(({ comodityId, ...good }) => {
      const comodity = names.get(comodityId ?? '')?.[textField('name', reading.locale)];
      return goodsText({ ...good, comodity: comodity ?? null }, reading);
    })
    .filter((text) => text !== '');
}
