import fc from 'fast-check';
import type { Data, Good } from '../data.ts';
import { domestic, stop } from './samples.ts';

/** Correct loads of one to three pickups and one to eight deliveries, with one to three commodities. */
export const generated = fc
  .record({
    pickups: fc.integer({ min: 1, max: 3 }),
    deliveries: fc.integer({ min: 1, max: 8 }),
    goods: fc.array(fc.array(fc.integer({ min: 1, max: 90_000 }), { minLength: 8, maxLength: 8 }), {
      minLength: 1,
      maxLength: 3,
    }),
    distances: fc.array(fc.integer({ min: 1, max: 90_000 }), { minLength: 8, maxLength: 8 }),
  })
  .map(({ pickups, deliveries, goods, distances }): Data => {
    const { customer, carrier } = domestic();
    const kinds = [...Array(pickups).fill('pickup'), ...Array(deliveries).fill('delivery')];
    const ends = kinds.map((kind) =>
      kind === 'pickup' ? customer.origin! : customer.destination!,
    );
    const kilometers = distances.slice(0, deliveries);
    const each = goods.map((amounts) => amountsOf(amounts.slice(0, deliveries), pickups));
    const moments = kinds.map((_, index) => `2026-11-26T${String(index + 8).padStart(2, '0')}:00`);
    const isPlain = kinds.length === 2;
    return {
      customer: {
        ...customer,
        ...(!isPlain && { stops: ends.slice(1, -1) }),
        goods: each.map(({ quantity, stops }) => ({
          ...customer.goods![0]!,
          weight: quantity,
          quantity,
          ...(!isPlain && { stops }),
        })),
        grossWeight: text(each.reduce((all, one) => all + one.total, 0)),
        goodsCount: String(each.length),
      },
      carrier: {
        ...carrier,
        departureAt: moments[0]!,
        arrivalAt: moments.at(-1)!,
        distance: (kilometers.at(-1)! / 100).toFixed(2),
        totalDistance: (kilometers.reduce((all, one) => all + one, 0) / 100).toFixed(2),
        ...(!isPlain && {
          stops: kinds.slice(1, -1).map((kind, index) => ({
            at: moments[index + 1]!,
            ...(kind === 'delivery' && {
              distance: (kilometers[index + 1 - pickups]! / 100).toFixed(2),
            }),
          })),
        }),
      },
      ...(!isPlain && {
        stops: kinds.map((kind) =>
          kind === 'pickup'
            ? stop('pickup', 'Apodaca', 'NLE', '66600')
            : stop('delivery', 'León', 'GUA', '37000'),
        ),
      }),
    };
  });

/** A commodity that is left in these thousandths, and taken in as equal parts as it can be. */
function amountsOf(
  left: number[],
  pickups: number,
): Pick<Good, 'stops'> & { total: number; quantity: string } {
  const total = left.reduce((all, one) => all + one, 0);
  const part = Math.floor(total / pickups);
  const taken = Array.from({ length: pickups }, (_, index) => part + (index ? 0 : total % pickups));
  const stops = [...taken, ...left].map((amount) => ({ quantity: amount ? text(amount) : null }));
  return { total, quantity: text(total), stops };
}

function text(thousandths: number): string {
  return String(thousandths / 1000);
}
