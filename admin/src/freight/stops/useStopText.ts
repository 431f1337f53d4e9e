import { useTranslate } from 'react-admin';
import type { Schemas } from '../../core/contract/types.ts';
import { type LanePlace, placeText } from '../places/placeText.ts';

/** The least fields of a stop that is told in words. */
export interface NamedStop {
  number: number;
  /** Null where it is not chosen yet. */
  kind: Schemas['StopKind'] | null;
  place?: LanePlace | null;
}

/** Returns a function that tells a stop of so many in words: `Parada 2 de 4 · Entrega · Silao, GUA`. */
export function useStopText() {
  const translate = useTranslate();
  return ({ number, kind, place }: NamedStop, count: number): string => {
    const position = translate('anden.stop.position', { number, count });
    const named = [
      position,
      kind ? translate(`anden.stop.${kind}`) : '',
      place?.city && place.state ? placeText(place) : '',
    ];
    return named.filter(Boolean).join(' · ');
  };
}

/** Returns a function that tells one of these stops by its number; nothing where there are two, or for none. */
export function useNumberedStop(stops: Omit<NamedStop, 'number'>[]) {
  const stopText = useStopText();
  return (number: number | null | undefined): string => {
    const stop = number && stops.length > 2 ? stops[number - 1] : undefined;
    return stop && number ? stopText({ ...stop, number }, stops.length) : '';
  };
}
