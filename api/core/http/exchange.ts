import type { Context } from 'koa';
import type { Knex } from 'knex';
import type { Actor } from '../auth/actor.ts';
import type { Checks } from '../checks/checks.ts';
import type { Contract, Operation } from '../contract/document.ts';
import type { Handlers } from './handlers.ts';
import type { Incoming } from '../files/incoming.ts';
import type { ReceivedFile } from '../uploads/keep.ts';
import type { FileLimits } from '../uploads/receive.ts';
import type { Storage } from '../files/storage.ts';
import type { Env } from '../runtime/env.ts';
import type { SecurityNote } from '../security/securityLog.ts';
import type { CallsLeft } from './limits/rateLimit.ts';
import type { Reply } from './send.ts';

/** The parts of the application that every request uses. */
export interface Application {
  env: Env;
  contract: Contract;
  handlers: Handlers;
  db: Knex;
  clock: () => Date;
  storage: Storage;
  incoming: Incoming;
  /** Finds the caller by the bearer token, or by a link of one of these kinds; throws 401, 403 or 404. */
  identify: (ctx: Context, links: string[]) => Actor | Promise<Actor>;
  /** Counts a call of a user or an API key and returns what is left; throws 429 when there are too many. */
  limitCalls: (
    callerId: string,
    now: Date,
  ) => CallsLeft | undefined | Promise<CallsLeft | undefined>;
  /** Counts a call by an API key for its use by day. */
  noteKeyCall: (actor: Actor, call: { hasFailed: boolean; now: Date }) => void;
}

/** A request during its processing: its operation, and the results of the steps that have run. */
export interface Exchange {
  readonly ctx: Context;
  readonly application: Application;
  /** The path in the contract, such as `/quotes/{id}`. */
  readonly path: string;
  readonly operation: Operation;
  readonly checks: Checks;
  /** The kinds of links that open the operation. */
  readonly links: string[];
  readonly handler: (call: object) => unknown;
  /** Undefined when the operation takes no file. */
  readonly fileLimits: FileLimits | undefined;
  /** The properties of a PUT's body that are ignored; empty for other operations. */
  readonly readOnly: string[];
  readonly now: Date;
  /** Set by `authenticate`; undefined in public operations. */
  actor?: Actor;
  /** The values of the path's parameters. */
  readonly params: Record<string, string>;
  /** Set by `checkParameters`. */
  query?: object;
  ifMatch?: number | undefined;
  /** Set by `readBody` and `checkBody`. */
  body?: unknown;
  file?: ReceivedFile;
  /** Deletes the directory into which `readBody` received the file. */
  removeReceived?: () => Promise<void>;
  /** The events for the security log that the handler reported. */
  readonly notes: SecurityNote[];
  /** Set by `runHandler`: the handler's reply, or the stored one of the first call with the same Idempotency-Key. */
  reply?: Reply;
}

/** One step of a request, without a promise where it does not wait; an error ends the request. */
export type Step = (exchange: Exchange) => void | Promise<void>;

/** A step at the end of every request, also when an earlier one has thrown the `error`. */
export type Ending = (exchange: Exchange, error: unknown) => void | Promise<void>;
