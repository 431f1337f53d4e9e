import type { Knex } from 'knex';
import type { Policy } from '../auth/policy.ts';
import type { Handlers } from '../contract/types.ts';
import type { Sheet } from '../import/sheet.ts';
import type { NeededFiles } from '../files/sweep.ts';
import type { Job } from '../jobs/jobs.ts';
import type { Env } from '../process/env.ts';

/** What a module of the API is to the application; its index.ts exports it. */
export interface Module {
  /** Its path without the first slash, for modules whose policy the interface asks for. */
  name?: string;
  policy?: Policy<never>;
  /** One function per operationId of its contract; made from the surroundings where it needs them. */
  handlers: Handlers | ((surroundings: Surroundings) => Handlers);
  /** What it does without anybody's call. */
  jobs?: Job[];
  /** Which stored files its records need. */
  neededFiles?: NeededFiles;
  /** How files are loaded into its table. */
  sheet?: Sheet;
}

export interface Surroundings {
  env: Env;
  db: Knex;
  /** Every module of the application. */
  modules: Module[];
}

/** The handlers of all modules, by operationId. */
export function handlersOf(surroundings: Surroundings): Handlers {
  const made = surroundings.modules.map(({ handlers }) =>
    typeof handlers === 'function' ? handlers(surroundings) : handlers,
  );
  return Object.assign({}, ...made);
}
