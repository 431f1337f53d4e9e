import { AsyncLocalStorage } from 'node:async_hooks';
import type { Actor } from './actor.ts';

type Report = (error: unknown) => void;

const acting = new AsyncLocalStorage<{ userId?: string; report: Report }>();

/**
 * Runs a call in its actor's name: whatever records it changes, their history names that user. `report` is told of
 * what failed without failing the call.
 */
export function actAs<T>(actor: Actor | undefined, call: () => T, report: Report = () => {}): T {
  return acting.run({ userId: actor?.userId, report }, call);
}

/** The user in whose name this runs; null where the product does something by itself. */
export function actingUserId(): string | null {
  return acting.getStore()?.userId ?? null;
}

/** Tells the log of an error that the call goes on after. */
export function reportFailure(error: unknown): void {
  acting.getStore()?.report(error);
}
