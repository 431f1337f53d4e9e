import type { Actor } from '../../core/auth/actor.ts';
import { authorize } from '../../core/auth/policy.ts';
import { noteChanged } from '../../core/announcements/changes.ts';
import { Refusal } from '../../core/errors/errors.ts';
import { actOn, keyWithin } from '../../core/records/lock.ts';
import { legsOf } from '../legs/index.ts';
import { lockLoad, Shipment } from '../shipments/index.ts';
import type { Transaction } from 'objection';
import { CartaPorte } from './CartaPorte.ts';
import type { CarrierPart, CustomerPart, Party } from './data.ts';
import { kilometersOf } from './kilometers.ts';
import { type LoadWithLeg, readWithWhole } from './load.ts';
import { keepOfDriven } from './shared/keep.ts';
import { customerColumn, versionOf } from './shared/ofLeg.ts';
import { cartaPortePolicy as may } from './policy.ts';

/** The load with what its Carta Porte is filled from; throws 404 outside of what the actor sees. */
export async function find(actor: Actor, id: string): Promise<LoadWithLeg> {
  const key = await keyWithin(Shipment, may.visible(actor), id);
  const load = await readWithWhole(Shipment.knex(), key);
  if (load.movement === 'us') throw new Refusal('NOT_FOUND');
  const legs = await legsOf(load);
  const isInMexico = ({ kind }: (typeof legs)[number]) => kind === 'domestic' || kind === 'mexican';
  const drivenLeg = load.leg === 'transfer' ? legs[0] : legs.find(isInMexico);
  return { ...load, drivenLeg, kilometers: await kilometersOf(load) };
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

/**
 * Saves the part of a party, complete or not, of a leg only what is its own; throws 412 when it is no longer at version
 * `ifMatch`, and 422 for what a leg shares with its whole load. Legs that have been driven keep the customer's part of before.
 */
export function save(
  actor: Actor,
  id: string,
  party: Party,
  part: CustomerPart | CarrierPart,
  { now, ifMatch }: Saving,
): Promise<void> {
  return act(actor, id, party, async (trx, { companyId, carrierId }) => {
    const key = { companyId, shipmentId: id };
    const load = await readWithWhole(trx, { companyId, id });
    if (ifMatch !== undefined && ifMatch !== versionOf(load, party))
      throw new Refusal('PRECONDITION_FAILED');
    const legIds = party === 'customer' ? await keepOfDriven(trx, load) : [];
    const row = {
      ...(party === 'customer'
        ? customerColumn(load, part as CustomerPart)
        : { carrier: JSON.stringify(part), carrierId }),
      [`${party}SavedAt`]: now,
      [`${party}Version`]: load[`${party}Version`] + 1,
      [`${party}UserId`]: actor.link ? null : actor.userId,
    };
    await trx('carta_portes')
      .insert({ ...key, ...row })
      .onConflict(['company_id', 'shipment_id'])
      .merge({ ...row, version: trx.raw('carta_portes.version + 1'), updatedAt: now });
    await noteChanged(trx, CartaPorte.tableName, [id, ...legIds]);
  });
}

/** Locks the load, of a leg after its whole load, authorizes the action on it and runs the work. */
export function act<Result>(
  actor: Actor,
  id: string,
  action: 'customer' | 'carrier' | 'link',
  work: (trx: Transaction, shipment: Shipment) => Promise<Result>,
): Promise<Result> {
  const lock = async (trx: Transaction) => {
    const record = await lockLoad(may.visible(actor), id, trx);
    if (record.movement === 'us') throw new Refusal('NOT_FOUND');
    return { record };
  };
  return actOn(Shipment, { actor, rule: may[action], lock }, ({ record }, trx) =>
    work(trx, record),
  );
}
