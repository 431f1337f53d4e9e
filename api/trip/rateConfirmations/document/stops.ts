import type { Column, Section } from '../../../core/print/model.ts';
import { KM_PER_MILE } from '../../../shared/measures.ts';
import { withCommas } from '../../../shared/readDecimal.ts';
import type { Locale } from '../../../shared/words.ts';
import { addressLines, cityText } from '../../../platform/geography/addressLines.ts';
import { appointmentLines } from '../../../platform/geography/appointment.ts';
import type { Content, Stop } from '../content/content.ts';
import { WORDS } from './words.ts';

/** The lane, and each stop with its address, date and times. */
export function stopsOf({ pickup, delivery, cargo }: Content, locale: Locale): Section {
  const from = cityText(pickup.place);
  const to = cityText(delivery.place);
  const between = distanceText(cargo.distanceKm);
  const columns = [stop('pickup', pickup, locale), stop('delivery', delivery, locale)];
  return {
    heading: WORDS.lane[locale],
    blocks: [
      { kind: 'path', from, to, between },
      { kind: 'columns', columns },
    ],
  };
}

function stop(kind: 'pickup' | 'delivery', of: Stop, locale: Locale): Column {
  const { name, city } = of.place;
  const lines = [...addressLines(of.place, locale), ...appointmentLines(of, locale)];
  return { heading: WORDS[kind][locale], name: name || city, lines };
}

function distanceText(km: string | null): string | undefined {
  if (!km) return undefined;
  const [whole, miles] = [Number(km), Number(km) / KM_PER_MILE].map((value) =>
    withCommas(Math.round(value)),
  );
  return `${whole} km (${miles} mi)`;
}
