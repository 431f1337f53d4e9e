import type { Block, Column, Section } from '../../../core/print/model.ts';
import { KM_PER_MILE } from '../../../shared/measures.ts';
import { withCommas } from '../../../shared/readDecimal.ts';
import type { Locale } from '../../../shared/words.ts';
import { addressLines, cityText } from '../../../platform/geography/addressLines.ts';
import { appointmentLines } from '../../../platform/geography/appointment.ts';
import { stopName } from '../../../platform/geography/stopText.ts';
import type { Content, Stop } from '../content/content.ts';
import { stopDetails } from './stopDetails.ts';
import { WORDS } from './words.ts';

/** The lane, and each stop with its address, date and times; with its contact, reference and goods where they are told. */
export function stopsOf(content: Content, locale: Locale): Section {
  const { pickup, delivery, cargo } = content;
  const from = cityText(pickup.place);
  const to = cityText(delivery.place);
  const between = distanceText(cargo.distanceKm);
  return {
    heading: WORDS.lane[locale],
    blocks: [{ kind: 'path', from, to, between }, ...inPairs(columnsOf(content, locale))],
  };
}

function columnsOf({ pickup, delivery, stops, cargo }: Content, locale: Locale): Column[] {
  if (!stops)
    return [
      column(WORDS.pickup[locale], pickup, locale),
      column(WORDS.delivery[locale], delivery, locale),
    ];
  return stops.map((stop) => {
    const heading =
      stops.length > 2 ? stopName(stop, stops.length, locale) : WORDS[stop.kind][locale];
    const { lines, ...named } = column(heading, stop, locale);
    return { ...named, lines: [...lines, ...stopDetails(stop, cargo.weightUnit, locale)] };
  });
}

/** Two stops beside each other. */
function inPairs(columns: Column[]): Block[] {
  const starts = columns.map((_, index) => index).filter((index) => index % 2 === 0);
  return starts.map((start) => ({ kind: 'columns', columns: columns.slice(start, start + 2) }));
}

function column(heading: string, of: Stop, locale: Locale): Column {
  const { name, city } = of.place;
  const lines = [...addressLines(of.place, locale), ...appointmentLines(of, locale)];
  return { heading, name: name || city, lines };
}

function distanceText(km: string | null): string | undefined {
  if (!km) return undefined;
  const [whole, miles] = [Number(km), Number(km) / KM_PER_MILE].map((value) =>
    withCommas(Math.round(value)),
  );
  return `${whole} km (${miles} mi)`;
}
