import { AsyncLocalStorage } from 'node:async_hooks';
import type { Actor } from './actor.ts';

type Report = (error: unknown) => void;

const acting = new AsyncLocalStorage<{ actor: Actor | undefined; report: Report }>();

/**
 * Runs a call on behalf of its actor: each change that it records names that user. `report` receives the
 * errors that do not fail the call.
 */
export function actAs<T>(actor: Actor | undefined, call: () => T, report: Report = () => {}): T {
  return acting.run({ actor, report }, call);
}

/** The user on whose behalf the current code runs; null in background jobs. */
export function actingUserId(): string | null {
  return acting.getStore()?.actor?.userId ?? null;
}

/** The carrier or the company by whose link the current code runs; null for users and in background jobs. */
export function actingLinkPartyId(): string | null {
  const actor = acting.getStore()?.actor;
  return actor?.link ? actor.employerId : null;
}

/** The API key by which the current code runs; null for people and in background jobs. */
export function actingKeyId(): string | null {
  return acting.getStore()?.actor?.key?.id ?? null;
}

/** Logs an error that does not fail the current call. */
export function reportFailure(error: unknown): void {
  acting.getStore()?.report(error);
}
