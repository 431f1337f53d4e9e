import type { Transaction } from 'objection';
import type { Actor } from '../../core/auth/actor.ts';
import type { Webhook } from './Webhook.ts';

/** The last numbers told of the feeds of a webhook's company or carrier and of its type of user. */
type Told = Pick<Webhook, 'toldOwn' | 'toldType'>;

/** The feed of changes, as webhooks need it. */
interface Feed {
  /** Throws 422 for a resource of which the actor reads no changes. */
  checkTypes: (actor: Actor, types: string[]) => void;
  /** The ends of the actor's feeds now. */
  endsOf: (trx: Transaction, actor: Actor) => Promise<Told>;
}

let feed: Feed;

/** Names the feed whose changes webhooks hear of. */
export function hearFrom(one: Feed): void {
  feed = one;
}

/** Throws 422 for a resource of which the actor reads no changes. */
export function checkChanges(actor: Actor, types: string[]): void {
  if (types.length > 0) feed.checkTypes(actor, types);
}

/** Returns the numbers at which a webhook begins: it hears nothing of earlier changes. */
export async function startOf(
  trx: Transaction,
  actor: Actor,
  types: string[],
): Promise<Partial<Told>> {
  return types.length > 0 ? feed.endsOf(trx, actor) : {};
}
