import type { Schemas } from '../../../../core/contract/types.ts';
import { dayFrom } from '../factory.ts';

/** A yard in Nuevo Laredo, where the Mexican leg ends, and one in Laredo, where the US leg begins. */
export const nuevoLaredo: Schemas['Place'] = {
  city: 'Nuevo Laredo',
  state: 'MX-TAM',
  country: 'MX',
  postalCode: '88000',
};
export const laredo: Schemas['Place'] = {
  city: 'Laredo',
  state: 'US-TX',
  country: 'US',
  postalCode: '78040',
};

/** The three legs of a load to the north, handed over on the given days from today, from 8 to 18. */
export function threeLegs(first = 10, second = 12): Schemas['QuoteLegInput'][] {
  const hours = { from: '08:00', to: '18:00' };
  return [
    {
      leg: 'mexican',
      currency: 'MXN',
      handOver: {
        at: 'yard',
        trailer: 'stays',
        place: nuevoLaredo,
        date: dayFrom(first),
        ...hours,
      },
    },
    {
      leg: 'transfer',
      ctpat: true,
      handOver: { at: 'yard', trailer: 'changes', place: laredo, date: dayFrom(second), ...hours },
    },
    { leg: 'us' },
  ];
}
