import type { Knex } from 'knex';
import type { Logger } from 'pino';
import { announcementsMissed } from '../core/announcements/announce.ts';
import type { Module } from '../core/modules/module.ts';
import type { Job } from '../core/jobs/jobs.ts';
import type { Env } from '../core/runtime/env.ts';
import { invitations } from '../quoting/invitations/index.ts';
import type { KeyUse } from '../platform/keys/index.ts';
import { Carriers } from './answers.ts';
import { installClock, SandboxClock } from './clock.ts';
import { writeKeys } from './keys.ts';
import { Progress } from './progress.ts';
import { sandboxRoutes } from './routes.ts';
import { deleteMails, rewriteStory } from './story.ts';

export { announceSandbox } from './announce.ts';
export { sandboxEnv } from './env.ts';

interface Parts {
  env: Env;
  db: Knex;
  log: Logger;
  clock: SandboxClock;
  jobs: Job[];
  keyUse: KeyUse;
  /** All modules of the product. */
  modules: Module[];
  /** Writes the files of a new story and mails its links, as at the start of the product. */
  finishStory: (now: Date) => Promise<void>;
}

/** Installs the clock of a sandbox in its database, which no connection may have used yet, and reads it. */
export async function openClock(db: Knex, directUrl: string): Promise<SandboxClock> {
  await installClock(directUrl);
  return SandboxClock.of(db);
}

/** The calls of a sandbox, which move its clock, and what runs its jobs in place of the product's worker. */
export async function createSandbox(parts: Parts) {
  const { env, db, log, clock, jobs, keyUse, modules, finishStory } = parts;
  const context = { env, db, clock: clock.now, parts: {}, modules };
  const carriers = new Carriers(db, invitations.handlers(context));
  const progress = new Progress({ db, log, clock, jobs, carriers });
  await writeKeys(db, modules, clock.now());
  return {
    middleware: sandboxRoutes({ env, clock, progress, reset: () => progress.inTurn(reset) }),

    async start() {
      await progress.start();
      return progress;
    },
  };

  async function reset(): Promise<void> {
    await keyUse.flush();
    await clock.restart(rewriteStory);
    announcementsMissed();
    carriers.forgetRefused();
    await writeKeys(db, modules, clock.now());
    await deleteMails(env.dataDir);
    await progress.scheduleRecurring();
    await finishStory(clock.now());
  }
}
