import type { Transaction } from 'objection';
import { Carrier, carrierPolicy } from '../../network/carriers/index.ts';
import { provedClaimOf } from '../claims/index.ts';
import type { Actor } from '../../core/auth/actor.ts';
import { Refusal } from '../../core/errors/errors.ts';
import { lockWithin } from '../../core/records/lock.ts';
import { User } from '../../platform/users/index.ts';

/** The carrier whose passport is meant, and the broker's own record of it, if the carrier has claimed that one. */
export interface Passport {
  carrierId: string;
  recordId: string | null;
}

/**
 * The passport behind a carrier that the actor sees: of Andén's network its own, of the actor's network that of the
 * carrier that has claimed the record. Throws 404 for carriers of others, 409 where there is no passport.
 */
export async function passportOf(trx: Transaction, actor: Actor, id: string): Promise<Passport> {
  const carrier = await lockWithin(Carrier, carrierPolicy.visible(actor), id, trx);
  if (!carrier.companyId) {
    if (!(await hasAccount(trx, id))) throw new Refusal('PASSPORT_WITHOUT_ACCOUNT');
    return { carrierId: id, recordId: null };
  }
  const claim = await provedClaimOf(trx, id);
  if (!claim) throw new Refusal('PASSPORT_NOT_CLAIMED');
  return { carrierId: claim.carrierId, recordId: id };
}

/** Whether somebody signs in for the carrier and can decide. */
async function hasAccount(trx: Transaction, carrierId: string): Promise<boolean> {
  const user = await User.query(trx).findOne({ carrierId, archivedAt: null }).select('id');
  return user !== undefined;
}
