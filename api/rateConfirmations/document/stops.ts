import type { Column, Section } from '../../core/print/model.ts';
import { dayInWords } from '../../core/i18n/dateInWords.ts';
import { grouped } from '../../core/i18n/readDecimal.ts';
import type { Locale } from '../../core/i18n/words.ts';
import { addressLines, cityText } from '../../geography/addressLines.ts';
import { zoneInWords } from '../../geography/zoneInWords.ts';
import type { Content, Stop } from '../content.ts';
import { WORDS } from './words.ts';

/** The lane from city to city, and each stop with its address, day and hours. */
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
  const lines = [...addressLines(of.place, locale), ...whenLines(of, locale)];
  return { heading: WORDS[kind][locale], name: name || city, lines };
}

/** The day in words and the appointment window by the clocks of the place, which are named. */
function whenLines({ date, from, to, timeZone }: Stop, locale: Locale): string[] {
  if (!date) return [WORDS.noDate[locale]];
  const hours = hoursText(from, to, locale);
  const zone = zoneInWords(timeZone)[locale];
  const window = hours ? `${hours} (${zone})` : WORDS.noHours[locale];
  return [capital(dayInWords(date, locale)), window];
}

function hoursText(from: string | null, to: string | null, locale: Locale): string {
  const isSpanish = locale === 'es';
  if (from && to && from !== to) return isSpanish ? `De ${from} a ${to}` : `From ${from} to ${to}`;
  if (from && to) return isSpanish ? `A las ${from}` : `At ${from}`;
  if (from) return isSpanish ? `Desde las ${from}` : `From ${from}`;
  return to ? (isSpanish ? `Hasta las ${to}` : `Until ${to}`) : '';
}

function distanceText(km: string | null): string | undefined {
  if (!km) return undefined;
  const [whole, miles] = [Number(km), Number(km) / KM_PER_MILE].map((value) =>
    grouped(String(Math.round(value))),
  );
  return `${whole} km (${miles} mi)`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const KM_PER_MILE = 1.609344;
