import type { Schemas } from '../../core/contract/types.ts';
import type { StopRow } from '../../quoting/quotes/StopRow.ts';
import { saveStops } from '../../quoting/quotes/index.ts';
import { QuoteStop } from '../../quoting/quotes/QuoteStop.ts';
import { RouteStop } from '../../quoting/routes/RouteStop.ts';
import { ShipmentStop } from '../../trip/shipments/ShipmentStop.ts';
import type { Tenant } from './tenant.ts';

/** Gives the quote, the route and the load of a tenant a stop between their ends, with a contact, a reference and goods. */
export async function giveStops({ company, records }: Tenant): Promise<void> {
  for (const [model, id] of [
    [QuoteStop, records.quotes],
    [RouteStop, records.routes],
    [ShipmentStop, records.shipments],
  ] as [typeof StopRow, string][])
    await model.transaction((trx) => saveStops(trx, model, { id, companyId: company.id }, STOPS));
}

const PLACE = { city: 'Silao', state: 'MX-GUA', country: 'MX' } as const;

/** The places of the ends are those of the record. */
const STOPS: Schemas['LaneStop'][] = [
  { kind: 'pickup', place: PLACE, goods: [{ units: 5 }] },
  {
    kind: 'delivery',
    place: PLACE,
    contact: { name: 'Ana Ríos' },
    reference: 'Pedido 7',
    goods: [{ units: 2 }],
  },
  { kind: 'delivery', place: PLACE, goods: [{ units: 3 }] },
];

/** The paths of loads and lanes, whose random requests have stops and move a load by them. */
export function pathsWithStops<Paths extends object>(paths: Paths): Paths {
  const some = Object.entries(paths).filter(([path]) => OF_STOPS.test(path));
  return Object.fromEntries(some) as Paths;
}

const OF_STOPS = /^\/(quotes|routes|shipments)(\/\{id\}(\/(move|moves.*|requote))?)?$/;
