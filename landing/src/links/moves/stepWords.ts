import type { Locale } from '../../locale.ts';
import { stopNumberText } from '../parts/stopText.ts';
import { movesMessages } from './messages.ts';
import type { Step } from './step.ts';
import type { Moves } from './source.ts';

/** A step in words, and of a load with more than two stops where it is: ["Llegué a entrega", "Parada 3 de 4, Silao, Gto."]. */
export function stepWords(
  { status, stop: number }: Step,
  stops: Moves['stops'],
  locale: Locale,
): [action: string, stop?: string] {
  const t = movesMessages[locale];
  const stop = stops.find((one) => one.number === number);
  const isLeft = status === 'in_transit' && stop?.kind === 'delivery';
  const action = isLeft ? t.leftDelivery : ((t.step as Record<string, string>)[status] ?? status);
  if (!stop || status === 'at_border') return [action];
  return [action, `${stopNumberText(stop, stops.length, locale)}, ${stop.city}`];
}
