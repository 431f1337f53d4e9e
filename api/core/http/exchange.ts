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

/** What every call needs of the application. */
export interface Application {
  contract: Contract;
  handlers: Handlers;
  db: Knex;
  clock: () => Date;
  storage: Storage;
  incoming: Incoming;
  /** Who sends this token; refuses with 401 or 403. */
  identify: (ctx: Context) => Promise<Actor>;
}

/** One request on its way through the steps: what is known of the operation, and what each step has found. */
export interface Exchange {
  readonly ctx: Context;
  readonly application: Application;
  readonly operation: Operation;
  readonly checks: Checks;
  readonly handler: (call: object) => unknown;
  /** Undefined where the operation takes no file. */
  readonly fileLimits: FileLimits | undefined;
  readonly now: Date;
  /** Set by `authenticate`; stays undefined where the operation is public. */
  actor?: Actor;
  /** Set by `checkParameters`. */
  params?: Record<string, string>;
  query?: object;
  ifMatch?: number | undefined;
  /** Set by `readBody` and `checkBody`. */
  body?: unknown;
  file?: ReceivedFile;
  /** Set by `runHandler`: what the handler answers, or what it answered the first time. */
  reply?: Reply;
}

/** One step of a call; what it does after `next` happens when all later steps are done. */
export type Step = (exchange: Exchange, next: () => Promise<void>) => Promise<void>;
