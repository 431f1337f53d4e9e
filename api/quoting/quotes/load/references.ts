import type { Transaction } from 'objection';
import { Comodity } from '../../../catalogs/comodities/index.ts';
import type { Actor } from '../../../core/auth/actor.ts';
import type { Schemas } from '../../../core/contract/types.ts';
import type { Archivable } from '../../../core/sql/Entity.ts';
import { invalid } from '../../../core/errors/errors.ts';
import { MISSING } from '../../../core/i18n/messages.ts';
import type { Words } from '../../../shared/words.ts';
import { Equipment } from '../../../catalogs/equipments/index.ts';
import { Location } from '../../../network/locations/index.ts';
import { Quote } from '../Quote.ts';

/** The references and the pick-up date of a load before a change. */
export type Before = Pick<
  Quote,
  'pickupDate' | 'equipmentId' | 'comodityId' | 'origin' | 'destination'
> & { stops?: Stop[] | undefined };

type Stop = Schemas['LaneStop'] & Pick<Schemas['Stop'], 'goods'>;
type Load = Omit<Schemas['QuoteChange'], 'stops'> &
  Pick<Quote, 'companyId' | 'customerId'> & { stops?: Stop[] | undefined };

/** Errors of newly set references: archived catalog entries, and locations of other companies. */
export async function referenceErrors(trx: Transaction, load: Load, before?: Before) {
  const errors: Record<string, Words> = {};
  const check = async (
    field: string,
    is: Id,
    was: Id,
    exists: (id: string) => Promise<unknown>,
  ) => {
    if (is && is !== was && !(await exists(is))) errors[field] = MISSING;
  };
  const isListed = (model: typeof Archivable) => async (id: string) =>
    model.query(trx).findById(id).modify('listed');
  const isOwn = async (id: string) =>
    Location.query(trx).findById(id).whereIn('companyId', owners(load));
  await check('equipmentId', load.equipmentId, before?.equipmentId, isListed(Equipment));
  await check('comodityId', load.comodityId, before?.comodityId, isListed(Comodity));
  for (const end of ['origin', 'destination'] as const) {
    await check(`${end}.locationId`, load[end]?.locationId, before?.[end].locationId, isOwn);
  }
  const namedBefore = idsIn(before?.stops).map(([, id]) => id);
  for (const [field, id] of idsIn(load.stops)) {
    const was = namedBefore.includes(id) ? id : null;
    await check(field, id, was, field.endsWith('locationId') ? isOwn : isListed(Comodity));
  }
  return errors;
}

/** Refuses with 422 a route that is not its company's; a customer's own quotes start from its own routes. */
export async function assertRouteOf(
  trx: Transaction,
  { type }: Pick<Actor, 'type'>,
  { routeId, companyId, customerId }: Pick<Quote, 'companyId' | 'customerId'> & { routeId?: Id },
) {
  if (!routeId) return;
  const owner = type === 'shipper' ? { companyId, customerId } : { companyId };
  const route = await trx('quote_routes')
    .where({ id: routeId, ...owner })
    .first();
  if (!route) throw invalid('routeId', MISSING);
}

/** The references of the routes that a load or a quote of the company may name, by id. */
export async function routeNames(
  { type, companyId: own }: Pick<Actor, 'type' | 'companyId'>,
  companyId: string | null,
): Promise<Record<string, string[]>> {
  const owner = type === 'shipper' ? { customerId: own } : { companyId };
  const routes: { id: string; reference: string }[] = await Quote.knex()('quote_routes')
    .select('id', 'reference')
    .where(owner);
  return Object.fromEntries(routes.map(({ id, reference }) => [id, [reference]]));
}

/** Whether the goods of a load, or those of one of its stops, are hazardous by their type. */
export async function isHazardous(trx: Transaction, { comodityId, stops = [] }: Goods) {
  const goods = stops.flatMap(({ goods: ofStop = [] }) => ofStop);
  const ids = [comodityId, ...goods.map((good) => good.comodityId)].filter((id) => !!id);
  if (ids.length === 0) return false;
  const hazardous = Comodity.query(trx)
    .findByIds(ids as string[])
    .where({ hazmat: true });
  return (await hazardous.resultSize()) > 0;
}

interface Goods {
  comodityId?: Id;
  stops?: Pick<Schemas['Stop'], 'goods'>[] | undefined;
}

type Id = string | null | undefined;

/** The references of the stops of a load by field: the goods of all, and the saved places of those between the ends. */
function idsIn(stops: Stop[] = []): [field: string, id: Id][] {
  return stops.flatMap(({ place, goods = [] }, index) => [
    ...(index > 0 && index < stops.length - 1 ? [locationOf(place, index)] : []),
    ...goods.map(
      ({ comodityId }, at) => [`stops.${index}.goods.${at}.comodityId`, comodityId] as [string, Id],
    ),
  ]);
}

function locationOf({ locationId }: Schemas['Place'], index: number): [string, Id] {
  return [`stops.${index}.place.locationId`, locationId];
}

function owners({ companyId, customerId }: Load) {
  return [companyId, customerId].filter((owner) => owner !== null);
}
