import { type Data, thousandths, valueAt } from '../data.ts';
import { endOf, isByStop, locationIdOf, type PlacedStop, placedStops, PREFIXES } from '../stops.ts';
import type { Rule } from './types.ts';

/** The rules of a load with more than two stops: ids, places, times and distances by stop. */
export const STOPS: Rule[] = [
  {
    id: 'locationIdFitsKind',
    party: 'customer',
    text: {
      es: 'El identificador de la ubicación no es el de su tipo de parada.',
      en: 'The location id does not fit the kind of the stop.',
    },
    remedy: {
      es: 'Empiece con OR en una recolección y con DE en una entrega, o deje el campo vacío.',
      en: 'Begin with OR at a pickup and with DE at a delivery, or leave the field empty.',
    },
    broken: (data) =>
      locationIds(data, (stop) => !locationIdOf(data, stop).startsWith(PREFIXES[stop.kind])),
  },
  {
    id: 'locationIdsDiffer',
    party: 'customer',
    text: {
      es: 'Dos paradas tienen el mismo identificador de la ubicación.',
      en: 'Two stops have the same location id.',
    },
    remedy: {
      es: 'Escriba otro identificador, o deje vacíos los de todas las paradas.',
      en: 'Enter another id, or leave those of all stops empty.',
    },
    broken: (data) => {
      const ids = placedStops(data).map((stop) => locationIdOf(data, stop));
      return locationIds(data, (stop) => ids.indexOf(locationIdOf(data, stop)) < stop.number - 1);
    },
  },
  {
    id: 'placeIsOfStop',
    party: 'customer',
    isAdvice: true,
    text: {
      es: 'El código postal no es el de la parada del embarque.',
      en: 'The postal code is not that of the stop of the load.',
    },
    remedy: {
      es: 'Confirme el lugar: quizá las paradas del embarque cambiaron después de llenarse esta parte.',
      en: 'Confirm the place: the stops of the load may have changed after this part was filled in.',
    },
    broken: (data) =>
      atStops(data, (stop) => {
        const { postalCode } = endOf(data, stop);
        const isOther = !!postalCode && !!stop.place?.postalCode;
        return isOther && postalCode !== stop.place!.postalCode ? `${stop.end}.postalCode` : '';
      }),
  },
  {
    id: 'timesInOrder',
    party: 'carrier',
    isAdvice: true,
    text: {
      es: 'La hora de la parada es antes que la de la parada anterior.',
      en: 'The time of the stop is before that of the stop before it.',
    },
    remedy: {
      es: 'Revise las dos horas; cada una es la hora local de su lugar.',
      en: 'Check both times; each is the local time of its stop.',
    },
    broken: (data) => {
      const times = placedStops(data).map(({ moment }) => valueAt(data.carrier, moment) as string);
      return atStops(data, ({ moment, number }) => {
        const [before, at] = [times[number - 2], times[number - 1]];
        return before && at && at < before ? moment : '';
      });
    },
  },
  {
    id: 'distancesAddUp',
    party: 'carrier',
    codes: 'CP125, CP126, CP141',
    text: {
      es: 'La distancia total no es la suma de las distancias a las entregas.',
      en: 'The total distance is not the sum of the distances to the deliveries.',
    },
    remedy: {
      es: 'Corrija la distancia total o la de cada entrega; cada una se cuenta desde la entrega anterior.',
      en: 'Correct the total or the distance to each delivery; each is counted from the delivery before.',
    },
    broken: (data) => {
      const distances = placedStops(data).flatMap(({ distance }) => distance ?? []);
      const [total, ...each] = ['totalDistance', ...distances].map((path) =>
        thousandths(valueAt(data.carrier, path) as string | null | undefined),
      );
      if (!isByStop(data) || total === undefined || each.includes(undefined)) return [];
      const sum = each.reduce<number>((subtotal, one) => subtotal + one!, 0);
      return sum === total ? [] : ['totalDistance'];
    },
  },
];

/** The paths of the location ids of the stops that the test finds broken. */
function locationIds(data: Data, isBroken: (stop: PlacedStop) => boolean): string[] {
  return atStops(data, (stop) => (isBroken(stop) ? `${stop.end}.locationId` : ''));
}

/** The paths that are found at the stops of a load with more than two. */
function atStops(data: Data, pathAt: (stop: PlacedStop) => string): string[] {
  if (!isByStop(data)) return [];
  return placedStops(data).flatMap((stop) => pathAt(stop) || []);
}
