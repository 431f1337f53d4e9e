import { AsyncLocalStorage } from 'node:async_hooks';
import type { Actor } from './actor.ts';

const acting = new AsyncLocalStorage<string | undefined>();

/** Runs a call in its actor's name: whatever records it changes, their history names that user. */
export function actAs<T>(actor: Actor | undefined, call: () => T): T {
  return acting.run(actor?.userId, call);
}

/** The user in whose name this runs; null where the product does something by itself. */
export function actingUserId(): string | null {
  return acting.getStore() ?? null;
}
