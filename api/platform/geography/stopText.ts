import { labelsOf } from '../../core/contract/labels.ts';
import type { Schemas } from '../../core/contract/types.ts';
import { measured, type Units } from '../../shared/measures.ts';
import { withCommas } from '../../shared/readDecimal.ts';
import type { Locale } from '../../shared/words.ts';
import { cityText, laneText } from './addressLines.ts';

/** The position of a stop, what happens there, and where it is. */
export type StopToName = Pick<Schemas['Stop'], 'number' | 'kind'>;

type Town = Pick<Schemas['Place'], 'city' | 'state'>;

/** "Parada 2 de 4 · Entrega": a stop by its position, of so many, and what happens there. */
export function stopName({ number, kind }: StopToName, count: number, locale: Locale): string {
  const kindName = labelsOf<Schemas['StopKind']>('StopKind')[kind][locale];
  return `${stopPosition(number!, count, locale)} · ${kindName}`;
}

/** "parada 2 de 4 (Silao)": a stop within a sentence. */
export function stopInSentence(
  { number, count, city }: Schemas['NoticeStop'],
  locale: Locale,
): string {
  return `${stopPosition(number, count, locale).toLowerCase()} (${city})`;
}

function stopPosition(number: number, count: number, locale: Locale): string {
  const position = {
    es: `Parada ${number} de ${count}`,
    en: `Stop ${number} of ${count}`,
  };
  return position[locale];
}

/** "Parada 2 de 4 · Entrega · Silao, Guanajuato": the same with its town. */
export function stopText(
  { place, ...stop }: StopToName & { place: Town },
  count: number,
  locale: Locale,
): string {
  return `${stopName(stop, count, locale)} · ${cityText(place)}`;
}

/** "(+2 paradas)", with a blank before it: the stops between the ends of a lane; nothing where there are two. */
export function moreStops(count: number | undefined, locale: Locale): string {
  const between = (count ?? 2) - 2;
  if (between < 1) return '';
  const unit = { es: between === 1 ? 'parada' : 'paradas', en: between === 1 ? 'stop' : 'stops' };
  return ` (+${between} ${unit[locale]})`;
}

/** "Apodaca, Nuevo León → Silao, Guanajuato (+2 paradas)": a lane of so many stops. */
export function laneWithStops(
  lane: Record<'origin' | 'destination', Town>,
  count: number | undefined,
  locale: Locale,
): string {
  return laneText(lane) + moreStops(count, locale);
}

/** What is taken or left at a stop, as texts name it. */
export type GoodsToName = Pick<Schemas['StopGoods'], 'units' | 'packaging' | 'weight'> & {
  comodity?: string | null;
};

/** "12 bultos, Tarima, 5,000 kg": one of the goods of a stop; empty where nothing is said of it. */
export function goodsText(
  { units, packaging, weight, comodity }: GoodsToName,
  { weightUnit, units: read, locale }: { weightUnit: string; units?: Units; locale: Locale },
): string {
  const pieces = units && `${withCommas(units)} ${(units === 1 ? PIECE : PIECES)[locale]}`;
  const parts = [pieces, packaging, weight && measured(weight, weightUnit, read), comodity];
  return parts.filter(Boolean).join(', ');
}

const PIECE = { es: 'bulto', en: 'piece' };
const PIECES = { es: 'bultos', en: 'pieces' };
