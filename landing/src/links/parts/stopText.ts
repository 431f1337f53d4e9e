import type { Locale } from '../../locale.ts';
import { linkMessages } from '../messages.ts';

/** A stop of a load. */
interface Stop {
  number?: number | undefined;
  kind: 'pickup' | 'delivery';
  city?: string | undefined;
}

/** A stop of a load with so many: "Parada 2 de 4 · Entrega · Silao, Gto.". */
export function stopText(stop: Stop, count: number, locale: Locale): string {
  const { [stop.kind]: kind } = linkMessages[locale];
  return [stopNumberText(stop, count, locale), kind, stop.city].filter(Boolean).join(' · ');
}

/** The number of a stop: "Parada 2 de 4". */
export function stopNumberText(
  { number }: Pick<Stop, 'number'>,
  count: number,
  locale: Locale,
): string {
  const { stop } = linkMessages[locale];
  return stop.replace('{number}', String(number)).replace('{count}', String(count));
}
