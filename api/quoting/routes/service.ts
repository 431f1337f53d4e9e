import { actOn, keyWithin, lockWithin } from '../../core/records/lock.ts';
import type { Transaction } from 'objection';
import { nextNumber, requireCustomer } from '../../network/companies/index.ts';
import type { Actor } from '../../core/auth/actor.ts';
import type { Schemas } from '../../core/contract/types.ts';
import type { CompanyKey } from '../../core/sql/Entity.ts';
import { add, amend } from '../../core/records/writing/save.ts';
import { exportOf } from '../../core/export/exportOf.ts';
import type { AnyListQuery } from '../../core/list/listQuery.ts';
import * as read from '../../core/list/read.ts';
import { withRelated } from '../../core/list/related.ts';
import { abilities, type Rule } from '../../core/auth/policy.ts';
import {
  firstStopList,
  partiesOf,
  saveStops,
  stopLists,
  stopsOf,
  withEnds,
} from '../quotes/index.ts';
import { assertRoute, withoutRateAndCarrier } from './checks.ts';
import { routeColumns } from './columns.ts';
import { rulesFor } from './filters.ts';
import { routeRelations } from './related.ts';
import { routePolicy as may } from './policy.ts';
import { RouteStop } from './RouteStop.ts';
import { routeViewFor } from './view.ts';
import { Route } from './Route.ts';

type Change = Schemas['RouteChange'];

/** A page of the routes that the actor may see, with the fields that the actor may see; archived ones on request. */
export function list(actor: Actor, query: AnyListQuery) {
  const asked = withRelated(actor, inUse(query), routeRelations);
  return read.list(routeViewFor(actor), may.visible(actor), asked, rulesFor(actor));
}

/** The same list as an export. */
export function exported(actor: Actor, query: AnyListQuery) {
  const currencies = { contractRate: 'contractCurrency' };
  const sheet = { view: routeViewFor(actor), columns: routeColumns, currencies };
  return exportOf(sheet, may.visible(actor), inUse(query), rulesFor(actor));
}

/**
 * A route with the fields that the actor may see and the allowed actions in `can`; throws 404 where it is not visible.
 */
export async function show(actor: Actor, id: string, query: { expand?: string[] } = {}) {
  const { related } = withRelated(actor, query, routeRelations);
  const route = await read.findRelated(routeViewFor(actor), may.visible(actor), id, related);
  return { ...route, can: abilities(may, actor, route) };
}

/** The id and company of a route; 404 where it is not visible to the actor. */
export function keyOf(actor: Actor, id: string): Promise<CompanyKey> {
  return keyWithin(Route, may.visible(actor), id);
}

/** Creates a route, numbered per company. A shipper's route waits for its broker to set carrier and rate. */
export function create(actor: Actor, input: Schemas['RouteInput']): Promise<string> {
  return Route.transaction(async (trx) => {
    const { company, customerId } = await partiesOf(trx, actor, input);
    const route = { ...withoutRateAndCarrier(actor, input), companyId: company.id, customerId };
    await assertRoute(trx, route);
    return insert(trx, {
      currency: company.currency,
      contractCurrency: company.currency,
      ...route,
    });
  });
}

/** Inserts a checked route with its stops under its company's next number. */
export async function insert(trx: Transaction, { stops, ...route }: NewRoute): Promise<string> {
  const { companyId } = route;
  const number = await nextNumber(companyId, 'routeCount', trx);
  const id = await add(Route, { ...route, number }, trx, firstStopList(stops));
  if (stops) await saveStops(trx, RouteStop, { id, companyId }, stops);
  return id;
}

type NewRoute = object & Pick<Route, 'companyId'> & Pick<Change, 'stops'>;

/** A route with a row lock that is held until its transaction ends. */
interface LockedRoute {
  trx: Transaction;
  route: Route;
}

/** Locks a route, authorizes the action on it and runs the work. */
export function act<Result>(
  actor: Actor,
  id: string,
  rule: Rule<Route>,
  work: (lockedRoute: LockedRoute) => Promise<Result>,
): Promise<Result> {
  const lock = async (trx: Transaction) => ({
    record: await lockWithin(Route, may.visible(actor), id, trx),
  });
  return actOn(Route, { actor, rule, lock }, ({ record: route }, trx) => work({ trx, route }));
}

/** Changes the given fields; 422 if the route has errors afterwards. */
export async function update(
  { trx, route: before }: LockedRoute,
  actor: Actor,
  input: Change,
  ifMatch?: number,
): Promise<void> {
  const { stops, ...change } = withoutRateAndCarrier(actor, input);
  const route = { ...before, ...change } as Route;
  await requireCustomer(route.companyId, change.customerId, trx);
  const stopsBefore = await stopsOf(before, trx, RouteStop);
  const routeWithStops = { ...route, stops: stops ?? withEnds(stopsBefore, route) };
  await assertRoute(trx, routeWithStops, { ...before, stops: stopsBefore });
  await amend(Route, before, change, { ifMatch, trx, lists: stopLists(stopsBefore, stops) });
  if (stops) await saveStops(trx, RouteStop, before, stops);
}

/** Archives the route. Quotes that started from it keep the reference. */
export async function archive({ trx, route }: LockedRoute) {
  await amend(Route, route, { archivedAt: new Date().toISOString() }, { trx });
  return { id: route.id };
}

function inUse(query: AnyListQuery): AnyListQuery {
  const { filters } = query;
  if ('status' in filters || 'id' in filters) return query;
  return { ...query, filters: { ...filters, status: 'active' } };
}
