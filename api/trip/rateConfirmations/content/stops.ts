import type { Transaction } from 'objection';
import { comodityNames, storedStops } from '../../../quoting/quotes/index.ts';
import { zoneOf } from '../../../platform/geography/timeZones.ts';
import type { CompanyKey } from '../../../core/sql/Entity.ts';
import { ShipmentStop } from '../../shipments/index.ts';
import type { Content, ListedStop } from './content.ts';

/** The stops of a load as its confirmation has them; undefined where its pickup and delivery say all. */
export async function stopsOfContent(
  trx: Transaction,
  key: CompanyKey,
  ends: Pick<Content, 'pickup' | 'delivery'>,
): Promise<ListedStop[] | undefined> {
  const stops = await storedStops({ ...key, ...endFields(ends) }, trx, ShipmentStop);
  if (!stops) return undefined;
  const names = await comodityNames(trx, stops);
  return stops.map(({ number, kind, place, date, from, to, contact, reference, goods = [] }) => ({
    number: number!,
    kind,
    place,
    timeZone: zoneOf(place),
    date: date ?? null,
    from: from?.slice(0, 5) ?? null,
    to: to?.slice(0, 5) ?? null,
    contact: contact ?? null,
    reference: reference ?? null,
    goods: goods.map(({ comodityId, units = null, weight = null, packaging = null }) => {
      const { nameEs = null, nameEn = null } = names.get(comodityId ?? '') ?? {};
      return { comodityEs: nameEs, comodityEn: nameEn, packaging, units, weight };
    }),
  }));
}

function endFields({ pickup, delivery }: Pick<Content, 'pickup' | 'delivery'>) {
  return {
    origin: pickup.place,
    pickupDate: pickup.date,
    pickupFrom: pickup.from,
    pickupTo: pickup.to,
    destination: delivery.place,
    deliveryDate: delivery.date,
    deliveryFrom: delivery.from,
    deliveryTo: delivery.to,
  };
}
