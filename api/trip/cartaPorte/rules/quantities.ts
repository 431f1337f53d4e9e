import { type Data, type Good, type Stop, thousandths } from '../data.ts';
import { carriagesOf, quantityAt, sumOf } from '../quantities.ts';
import { isByStop, type PlacedStop, placedStops } from '../stops.ts';
import type { Rule } from './types.ts';

/** The rules of how much of each commodity is taken and left at which stop of a load with more than two. */
export const QUANTITIES: Rule[] = [
  {
    id: 'quantitiesTaken',
    party: 'customer',
    text: {
      es: 'Lo que se recolecta en las paradas no suma la cantidad de la mercancía.',
      en: 'What is picked up at the stops does not add up to the quantity of the commodity.',
    },
    remedy: {
      es: 'Escriba en cada recolección cuánto se carga de la mercancía; donde no se carga, nada.',
      en: 'Enter at each pickup how much of the commodity is loaded, and nothing where none is.',
    },
    broken: (data) => goodsWith(data, (good) => unevenStops(good, data, 'pickup')),
  },
  {
    id: 'quantitiesLeft',
    party: 'customer',
    text: {
      es: 'Lo que se entrega en las paradas no suma la cantidad de la mercancía.',
      en: 'What is delivered at the stops does not add up to the quantity of the commodity.',
    },
    remedy: {
      es: 'Escriba en cada entrega cuánto se descarga de la mercancía; donde no se descarga, nada.',
      en: 'Enter at each delivery how much of the commodity is unloaded, and nothing where none is.',
    },
    broken: (data) => goodsWith(data, (good) => unevenStops(good, data, 'delivery')),
  },
  {
    id: 'leftAfterTaken',
    party: 'customer',
    text: {
      es: 'Se entrega más de lo que se recolectó antes.',
      en: 'More is delivered than was picked up before.',
    },
    remedy: {
      es: 'Corrija la cantidad de esta entrega o la de las recolecciones anteriores.',
      en: 'Correct the quantity of this delivery or those of the pickups before it.',
    },
    broken: (data) =>
      goodsWith(data, (good) => (addsUp(good, data) ? carriagesOf(good, data).short : [])),
  },
  {
    id: 'stopHasGoods',
    party: 'customer',
    isAdvice: true,
    text: {
      es: 'En esta parada no se recolecta ni se entrega ninguna mercancía.',
      en: 'No commodity is picked up or delivered at this stop.',
    },
    remedy: {
      es: 'Escriba la cantidad, o quite la parada del embarque.',
      en: 'Enter the quantity, or remove the stop from the load.',
    },
    broken: (data) => {
      const { goods = [] } = data.customer;
      if (!isByStop(data) || !goods.every((good) => addsUp(good, data))) return [];
      const isEmpty = (stop: PlacedStop) => goods.every((good) => quantityAt(good, stop) === 0);
      const emptyStops = placedStops(data).filter((stop) => stop.quantity && isEmpty(stop));
      return goods.length > 0 ? emptyStops.map(({ quantity }) => `goods.0.${quantity}`) : [];
    },
  },
];

/** The paths of the quantities at the stops that are wrong for a commodity. */
function goodsWith(data: Data, wrongStops: (good: Good) => PlacedStop[]): string[] {
  if (!isByStop(data)) return [];
  return (data.customer.goods ?? []).flatMap((good, index) =>
    wrongStops(good).map(({ quantity }) => `goods.${index}.${quantity ?? 'quantity'}`),
  );
}

/** The stop to begin with where those of a kind do not add up to the quantity: the first without one, else the last. */
function unevenStops(good: Good, data: Data, kind: Stop['kind']): PlacedStop[] {
  const stops = placedStops(data).filter((stop) => stop.kind === kind);
  const total = thousandths(good.quantity);
  if (total === undefined || sumOf(good, stops) === total) return [];
  return [stops.find((stop) => quantityAt(good, stop) === 0) ?? stops.at(-1)!];
}

function addsUp(good: Good, data: Data): boolean {
  return (['pickup', 'delivery'] as const).every(
    (kind) => unevenStops(good, data, kind).length === 0,
  );
}
