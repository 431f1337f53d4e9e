import { requireCustomer } from '../../../network/companies/index.ts';
import type { Actor } from '../../../core/auth/actor.ts';
import type { Schemas } from '../../../core/contract/types.ts';
import { invalid } from '../../../core/errors/errors.ts';
import { react } from '../../../core/records/status/reactions.ts';
import { amend } from '../../../core/records/writing/save.ts';
import {
  assertLoad,
  assertRouteOf,
  isHazardous,
  saveStops,
  stopLists,
  withEnds,
  withoutTargetRate,
} from '../../../quoting/quotes/index.ts';
import { assertReached, stopReached } from './reachedStops.ts';
import type { LockedShipment } from '../service.ts';
import { Shipment } from '../Shipment.ts';
import { ShipmentStop } from '../ShipmentStop.ts';

/** The fields of a load that somebody may change. */
export type Change = Schemas['ShipmentChange'];

/** Changes the given fields of one load; 422 if it has errors afterwards, or if a stop that it has reached would be another one. */
export async function change(
  { trx, shipment: before }: LockedShipment,
  actor: Actor,
  input: Change,
  { now, ifMatch }: { now: Date; ifMatch: number | undefined },
): Promise<void> {
  const { stops, ...fields } = withoutTargetRate(actor, input);
  if (fields.customerId !== before.customerId)
    await requireCustomer(before.companyId, fields.customerId, trx);
  assertOpenFields(before, fields);
  const load = { ...before, ...fields } as Shipment;
  const stopsBefore = before.stops!;
  const stopsAfter = stops ?? withEnds(stopsBefore, load);
  await assertLoad(trx, { ...load, stops: stopsAfter }, now, { ...before, stops: stopsBefore });
  assertReached(before, stopsBefore, stopsAfter);
  if (load.routeId !== before.routeId) await assertRouteOf(trx, actor, load);
  const isNowHazardous = stops && (await isHazardous(trx, { stops }));
  const row = {
    ...fields,
    ...(isNowHazardous && { hazmat: true }),
    currentStop: stopReached(before, stopsBefore, stopsAfter),
  };
  await amend(Shipment, before, row, { ifMatch, trx, lists: stopLists(stopsBefore, stops) });
  if (!stops) return;
  await saveStops(trx, ShipmentStop, before, stops);
  const facts: ChangedStops = { before: stopsBefore, after: stops };
  const record = { ...before, status: STOPS_CHANGED };
  await react(trx, Shipment, record, { userId: actor.userId, facts });
}

/** The status by which reactions hear that the stops of a load have changed, with their lists as facts. */
export const STOPS_CHANGED = 'stops_changed';

/** The stops of a load before and after a change. */
export interface ChangedStops {
  before: Schemas['Stop'][];
  after: Schemas['Stop'][];
}

/** Refuses with 422 what prices and the border hold fast. */
function assertOpenFields(before: Shipment, { currency, movement }: Change) {
  const { purchaseCost, saleValue } = before;
  if ((purchaseCost ?? saleValue) && (currency ?? before.currency) !== before.currency)
    throw invalid('currency', PRICED);
  if (before.status === 'at_border' && (movement ?? before.movement) !== before.movement)
    throw invalid('movement', AT_THE_BORDER);
  if (before.byLegs && (movement ?? before.movement) !== before.movement)
    throw invalid('movement', BY_LEGS);
}

const PRICED = {
  es: 'Ya tiene importes: la moneda no se puede cambiar',
  en: 'It already has amounts: its currency cannot be changed',
};
const AT_THE_BORDER = {
  es: 'El embarque está en frontera: su movimiento no se puede cambiar',
  en: 'The load is at the border: its movement cannot be changed',
};
const BY_LEGS = {
  es: 'El embarque se conduce por tramos a través de la frontera: su movimiento no se puede cambiar',
  en: 'The load is driven by legs across the border: its movement cannot be changed',
};
