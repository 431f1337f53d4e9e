import type { Transaction } from 'objection';
import { nextNumber } from '../../network/companies/index.ts';
import type { Actor } from '../../core/auth/actor.ts';
import type { Schemas } from '../../core/contract/types.ts';
import { actOn } from '../../core/records/lock.ts';
import { add } from '../../core/records/writing/save.ts';
import { recordEvent } from '../../core/records/status/events.ts';
import { exportOf } from '../../core/export/exportOf.ts';
import type { AnyListQuery } from '../../core/list/listQuery.ts';
import * as read from '../../core/list/read.ts';
import type { Rule, Scope } from '../../core/auth/policy.ts';
import { withRelated } from '../../core/list/related.ts';
import {
  assertLoad,
  assertRouteOf,
  firstStopList,
  isHazardous,
  partiesOf,
  saveStops,
  withoutTargetRate,
} from '../../quoting/quotes/index.ts';
import { shipmentColumns } from './columns.ts';
import { filtersFor } from './filters.ts';
import { lockLoad } from './legs/lockLoad.ts';
import { withStops } from './legs/parts.ts';
import { shipmentPolicy as may } from './policy.ts';
import { shipmentRelations } from './related.ts';
import { OPEN, shipmentView } from './view.ts';
import { Shipment } from './Shipment.ts';
import { ShipmentStop } from './ShipmentStop.ts';

export { eventsOf } from './events.ts';

/** The loads that the actor may see, with the fields that the actor may see. */
export function list(actor: Actor, query: AnyListQuery) {
  const asked = withRelated(actor, query, shipmentRelations);
  return read.list(shipmentView(actor), scopeOf(actor, query), asked, filtersFor(actor));
}

/** Lists leave legs out, unless records are asked for by their ids. */
function scopeOf(actor: Actor, { filters }: AnyListQuery): Scope {
  return 'id' in filters ? may.visible(actor) : may.listed(actor);
}

/** The same list as an export. */
export function exported(actor: Actor, scope: Scope, query: AnyListQuery) {
  const sheet = { view: shipmentView(actor), columns: shipmentColumns };
  return exportOf(sheet, scope, query, filtersFor(actor));
}

/** A load with the fields that the actor may see; throws 404 outside the scope. */
export function find(actor: Actor, scope: Scope, id: string, query: { expand?: string[] } = {}) {
  const { related } = withRelated(actor, query, shipmentRelations);
  return read.findRelated(shipmentView(actor), scope, id, related);
}

/** Creates a load without a quote, numbered per company, and returns its id. */
export function create(actor: Actor, input: Schemas['ShipmentInput'], now: Date): Promise<string> {
  return Shipment.transaction(async (trx) => {
    const { company, customerId } = await partiesOf(trx, actor, input);
    const load = { ...withoutTargetRate(actor, input), companyId: company.id, customerId };
    await assertLoad(trx, load, now);
    await assertRouteOf(trx, actor, load);
    const { stops, ...columns } = load;
    const row = {
      ...columns,
      number: await nextNumber(company.id, 'shipmentCount', trx),
      currency: load.currency ?? company.currency,
      hazmat: load.hazmat || (await isHazardous(trx, load)),
    };
    const id = await add(Shipment, row, trx, firstStopList(stops));
    if (stops) await saveStops(trx, ShipmentStop, { id, companyId: company.id }, stops);
    const created = { id, companyId: company.id, status: 'potential' };
    await recordEvent(trx, Shipment, created, null, actor);
    return id;
  });
}

/** A load with a row lock that is held until its transaction ends. */
export interface LockedShipment {
  trx: Transaction;
  shipment: Shipment;
}

/** Locks a load, authorizes the action on it and runs the work. */
export function act<Result>(
  actor: Actor,
  id: string,
  rule: Rule<Shipment>,
  work: (lockedShipment: LockedShipment) => Promise<Result>,
): Promise<Result> {
  const lock = async (trx: Transaction) => ({
    record: await withOpen(trx, await withStops(trx, await lockLoad(may.visible(actor), id, trx))),
  });
  return actOn(Shipment, { actor, rule, lock }, ({ record: shipment }, trx) =>
    work({ trx, shipment }),
  );
}

/** The load with what keeps it from being closed or reopened, once it is delivered. */
async function withOpen(trx: Transaction, shipment: Shipment): Promise<Shipment> {
  if (!['delivered', 'closed'].includes(shipment.status)) return shipment;
  const { rows } = await trx.raw(OPEN, { id: shipment.id, companyId: shipment.companyId });
  return Object.assign(shipment, rows[0]);
}
