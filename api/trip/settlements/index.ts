import type { Actor } from '../../core/auth/actor.ts';
import type { AnyListQuery } from '../../core/list/listQuery.ts';
import { settlementPolicy } from './policy.ts';
import handlers from './routes.ts';
import { find, list } from './service.ts';

export { Payment } from './Payment.ts';
export { settlementPolicy } from './policy.ts';

/** The settlement of a load that the actor may see; throws 404 without one. */
export const findSettlement = (actor: Actor, id: string) =>
  find(settlementPolicy.visible(actor), id);

/** A page of the settlements that the actor may see. */
export const listSettlements = (actor: Actor, query: AnyListQuery) =>
  list(settlementPolicy.visible(actor), query);

/** Settlements: what the carriers of closed loads are owed, marked as paid by hand. */
export const settlements = { name: 'settlements', policy: settlementPolicy, handlers };
