import { useTranslate } from 'react-admin';
import { placeText } from '../../../freight/places/placeText.ts';
import type { NextStep, Shipment } from '../shipment.ts';

/**
 * Returns a function that tells a step of a load in words; of a load with more than two stops with the one that it names:
 * `Llegó a entrega: parada 3 de 4, Silao, GUA`.
 */
export function useStepText({ stops }: Pick<Shipment, 'stops'>) {
  const translate = useTranslate();
  return ({ direction, status, stop: number }: NextStep): string => {
    const step = translate(`shipments.${direction}.${status}`);
    const stop = number && stops.length > 2 ? stops[number - 1] : undefined;
    const where = WHERE[status];
    if (!stop || !where || !number) return step;
    const blanks = { step, number, count: stops.length, place: placeText(stop.place) };
    return translate(`shipments.${where}`, blanks);
  };
}

/** The messages of the steps at a stop, and of the one that leaves it. */
const WHERE: Partial<Record<NextStep['status'], string>> = {
  at_pickup: 'stepAtStop',
  at_delivery: 'stepAtStop',
  in_transit: 'stepAfterStop',
};
