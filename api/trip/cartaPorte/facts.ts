import type { Schemas } from '../../core/contract/types.ts';
import { type Locale, textField } from '../../shared/languages.ts';
import { laneText } from '../../platform/geography/addressLines.ts';
import { appointmentText } from '../../platform/geography/appointment.ts';
import { zoneOf } from '../../platform/geography/timeZones.ts';
import type { Load, LoadStop } from './load.ts';
import { placedStops } from './stops.ts';

/** The load in words, for the pages of links: where, when and what, never a price or a party. */
export function factsOf(load: Load, locale: Locale): Schemas['CartaPorte']['facts'] {
  if (load.stops.length > 0) return factsByStop(load, locale);
  const labels = LABELS[locale];
  const texts = {
    lane: laneText(load),
    pickup: at(load.pickupDate, load.pickupFrom, load.pickupTo, load.origin, locale),
    delivery: at(load.deliveryDate, load.deliveryFrom, load.deliveryTo, load.destination, locale),
    comodity: load[textField('comodity', locale)] ?? '',
  };
  return Object.entries(texts)
    .map(([name, text]) => ({ name, label: labels[name as keyof typeof texts], text }))
    .filter(({ text }) => text);
}

/** The same of more than two stops: each with its place and its window. */
function factsByStop({ stops, ...load }: Load, locale: Locale) {
  const comodity = load[textField('comodity', locale)];
  const lines = placedStops({ stops }).map(({ number, title }) => ({
    name: `stop${number}`,
    label: title[locale],
    text: windowText(stops[number - 1]!, locale),
  }));
  const label = LABELS[locale].comodity;
  return comodity ? [...lines, { name: 'comodity', label, text: comodity }] : lines;
}

function windowText({ date, from, to, place }: LoadStop, locale: Locale): string {
  return appointmentText({ date, from, to, timeZone: zoneOf(place) }, locale);
}

function at(
  date: string | null,
  from: string | null,
  to: string | null,
  place: Schemas['Place'],
  locale: Locale,
): string {
  return date ? appointmentText({ date, from, to, timeZone: zoneOf(place) }, locale) : '';
}

const LABELS = {
  es: { lane: 'Ruta', pickup: 'Recolección', delivery: 'Entrega', comodity: 'Mercancía' },
  en: { lane: 'Lane', pickup: 'Pickup', delivery: 'Delivery', comodity: 'Commodity' },
};
