import type { Knex } from 'knex';
import type { Policy } from '../auth/policy.ts';
import type { Schemas } from '../contract/types.ts';
import type { Handlers } from '../http/handlers.ts';
import type { Sheet } from '../import/sheet/sheet.ts';
import type { NeededFiles } from '../files/sweep.ts';
import type { Job } from '../jobs/jobs.ts';
import type { Env } from '../runtime/env.ts';
import type { Parts } from '../runtime/parts.ts';
import type { Reaction } from '../records/status/reactions.ts';

/** A module of the API, as its index.ts exports it to the application. */
export interface Module {
  /** Its path without the first slash; set when the interface uses its policy. */
  name?: string;
  policy?: Policy<never>;
  /** The table of its records when that is not named as the module; null when its records are in no table of their own. */
  table?: string | null;
  /** The records that show its own, when the scope of its policy selects those and not its own. */
  seenWith?: SeenWith;
  /** The field with which a record names the one that it is a part of: a change of the part is told as one of the whole. */
  partOf?: string;
  /** One function per operationId of its contract, or a function that makes them from the application's parts. */
  handlers: Handlers | ((context: ModuleContext) => Handlers);
  /** Its background jobs. */
  jobs?: Job[];
  /** Its rows of the table of events: who hears of them, by which channels, with which text. */
  notices?: Partial<Record<Schemas['NotificationKind'], object>>;
  /** The kinds of public links that open its records. */
  links?: { kind: Schemas['LinkKind'] }[];
  /** Its acts when a record of a module upstream reaches a status. */
  reactions?: Reaction[];
  /** The stored files that its records refer to. */
  neededFiles?: NeededFiles;
  /** The rules by which files are imported into its table. */
  sheet?: Sheet;
}

/** The table of a company's records that a scope selects from, and the field with which other records name one of them. */
export interface SeenWith {
  table: string;
  by: string;
}

/** The table of a module's records: `contact_types` of `catalogs/contact_types`; null when they are in none. */
export function tableOf({ name, table }: Module): string | null {
  return table === undefined ? (name?.split('/').at(-1) ?? null) : table;
}

/** The parts of the application from which a module may make its handlers. */
export interface ModuleContext {
  env: Env;
  db: Knex;
  clock: () => Date;
  /** Whether the process is stopping. */
  isEnding?: (() => boolean) | undefined;
  /** The servers that may be down while the product runs. */
  parts: Parts;
  /** All modules of the application. */
  modules: Module[];
}

/** The handlers of all modules, by operationId. */
export function handlersOf(context: ModuleContext): Handlers {
  const moduleHandlers = context.modules.map(({ handlers }) =>
    typeof handlers === 'function' ? handlers(context) : handlers,
  );
  return Object.assign({}, ...moduleHandlers);
}
