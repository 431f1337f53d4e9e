import type { Context } from 'koa';
import type { Knex } from 'knex';
import type { Actor } from '../auth/actor.ts';
import type { Checks } from '../contract/checks.ts';
import type { Contract, Operation } from '../contract/document.ts';
import type { Handlers } from '../contract/types.ts';
import type { Incoming } from '../files/incoming.ts';
import type { ReceivedFile } from '../files/keep.ts';
import type { FileLimits } from '../files/receive.ts';
import type { Storage } from '../files/storage.ts';
import type { Reply } from './send.ts';

/** The parts of the application that every request uses. */
export interface Application {
  contract: Contract;
  handlers: Handlers;
  db: Knex;
  clock: () => Date;
  storage: Storage;
  incoming: Incoming;
  /** Finds the caller by the bearer token; throws 401 or 403. */
  identify: (ctx: Context) => Promise<Actor>;
}

/** One request as it passes through the steps: its operation, and the results of the steps that have run. */
export interface Exchange {
  readonly ctx: Context;
  readonly application: Application;
  readonly operation: Operation;
  readonly checks: Checks;
  readonly handler: (call: object) => unknown;
  /** Undefined when the operation takes no file. */
  readonly fileLimits: FileLimits | undefined;
  readonly now: Date;
  /** Set by `authenticate`; undefined in public operations. */
  actor?: Actor;
  /** Set by `checkParameters`. */
  params?: Record<string, string>;
  query?: object;
  ifMatch?: number | undefined;
  /** Set by `readBody` and `checkBody`. */
  body?: unknown;
  file?: ReceivedFile;
  /** Set by `runHandler`: the handler's reply, or the stored one of the first call with the same Idempotency-Key. */
  reply?: Reply;
}

/** One step of a request; code after `next` runs when all later steps have finished. */
export type Step = (exchange: Exchange, next: () => Promise<void>) => Promise<void>;
