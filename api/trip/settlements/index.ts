import type { Actor } from '../../core/auth/actor.ts';
import { settlementPolicy } from './policy.ts';
import handlers from './routes.ts';
import { find } from './service.ts';

export { Payment } from './Payment.ts';

/** The settlement of a load that the actor may see; throws 404 without one. */
export const findSettlement = (actor: Actor, id: string) =>
  find(settlementPolicy.visible(actor), id);

/** Settlements: what the carriers of closed loads are owed, marked as paid by hand. */
export const settlements = { name: 'settlements', policy: settlementPolicy, handlers };
