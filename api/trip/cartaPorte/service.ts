import type { Actor } from '../../core/auth/actor.ts';
import { authorize } from '../../core/auth/policy.ts';
import { noteChanged } from '../../core/announcements/changes.ts';
import { Refusal } from '../../core/errors/errors.ts';
import { actOn, keyWithin, lockWithin } from '../../core/records/lock.ts';
import { legsOf } from '../legs/index.ts';
import { Shipment } from '../shipments/index.ts';
import type { Transaction } from 'objection';
import { CartaPorte } from './CartaPorte.ts';
import type { CarrierPart, CustomerPart, Party } from './data.ts';
import { kilometersOf } from './kilometers.ts';
import { type LoadWithLeg, readLoad } from './load.ts';
import { cartaPortePolicy as may } from './policy.ts';

/** The load with what its Carta Porte is filled from; throws 404 outside of what the actor sees. */
export async function find(actor: Actor, id: string): Promise<LoadWithLeg> {
  const load = await readLoad(Shipment.knex(), await keyWithin(Shipment, may.visible(actor), id));
  if (load.movement === 'us') throw new Refusal('NOT_FOUND');
  const legs = await legsOf(load);
  const leg = legs.find(({ kind }) => kind === 'domestic' || kind === 'mexican');
  return { ...load, leg, kilometers: await kilometersOf(load) };
}

/** The same load, if the actor may export its data; throws 403 otherwise. */
export async function findExportable(actor: Actor, id: string): Promise<LoadWithLeg> {
  const load = await find(actor, id);
  authorize(may.export(actor));
  return load;
}

interface Saving {
  now: Date;
  /** The version of the part that was changed. */
  ifMatch: number | undefined;
}

/** Saves the part of a party, complete or not; throws 412 when it is no longer at version `ifMatch`. */
export function save(
  actor: Actor,
  id: string,
  party: Party,
  part: CustomerPart | CarrierPart,
  { now, ifMatch }: Saving,
): Promise<void> {
  return act(actor, id, party, async (trx, { companyId, carrierId }) => {
    const versionName = `${party}Version` as const;
    const key = { companyId, shipmentId: id };
    const cartaPorte = await CartaPorte.query(trx).findOne(key);
    const version = cartaPorte?.[versionName] ?? 0;
    if (ifMatch !== undefined && ifMatch !== version) throw new Refusal('PRECONDITION_FAILED');
    const row = {
      [party]: JSON.stringify(part),
      [`${party}SavedAt`]: now,
      [versionName]: version + 1,
      [`${party}UserId`]: actor.link ? null : actor.userId,
      ...(party === 'carrier' && { carrierId }),
    };
    await trx('carta_portes')
      .insert({ ...key, ...row })
      .onConflict(['company_id', 'shipment_id'])
      .merge({ ...row, version: trx.raw('carta_portes.version + 1'), updatedAt: now });
    await noteChanged(trx, CartaPorte.tableName, [id]);
  });
}

/** Locks the load, authorizes the action on it and runs the work. */
export function act<Result>(
  actor: Actor,
  id: string,
  action: 'customer' | 'carrier' | 'link',
  work: (trx: Transaction, shipment: Shipment) => Promise<Result>,
): Promise<Result> {
  const lock = async (trx: Transaction) => {
    const record = await lockWithin(Shipment, may.visible(actor), id, trx);
    if (record.movement === 'us') throw new Refusal('NOT_FOUND');
    return { record };
  };
  return actOn(Shipment, { actor, rule: may[action], lock }, ({ record }, trx) =>
    work(trx, record),
  );
}
