import type { Server } from 'node:http';
import { announce } from './announce.ts';
import { createApp, providerOf } from './app.ts';
import { startListening } from '../core/announcements/listen.ts';
import { readEnv } from '../core/runtime/env.ts';
import { checkPort, listen } from '../core/runtime/httpServer.ts';
import { startJobs } from '../core/jobs/jobWorker.ts';
import { watchParts } from '../core/runtime/watchParts.ts';
import { Interrupted, Lifetime } from '../../db/process/lifetime.ts';
import { createLogger } from '../core/runtime/log.ts';
import { StartError } from '../../db/process/startError.ts';
import { staleFrontends, startBuild } from './frontends.ts';
import { writeDemo } from './demoProcess.ts';
import { createKeyUse } from '../platform/keys/index.ts';
import { mailDemo } from './mailDemo.ts';
import { createJobs } from './jobs.ts';
import * as modules from './modules.ts';
import { openDatabase } from './openDatabase.ts';
import { embedMailbox, openMetrics, openReceiver, openServer } from './openParts.ts';
import { prepare, writeDemoFiles } from './prepare.ts';

const lifetime = new Lifetime();

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void end(0));
process.on('uncaughtException', (error) => fail(error));

main().catch(fail);

async function main(): Promise<void> {
  const isDev = process.argv.includes('--dev');
  const isSandbox = process.argv.includes('--sandbox');
  const sandboxes = isSandbox ? await loadSandbox() : undefined;
  const env = sandboxes ? sandboxes.sandboxEnv() : readEnv();
  const log = createLogger(env);
  await checkPort(env);
  const built = isDev ? undefined : buildSources();
  built?.catch(() => {});
  const { db, url, directUrl } = await openDatabase(env, lifetime);
  const moved = sandboxes ? await sandboxes.openClock(db, directUrl) : undefined;
  const clock = moved?.now ?? (() => new Date());
  const { storage, lacksDemo } = await lifetime.start(() => prepare({ db, env }));
  if (lacksDemo) await writeDemo(lifetime, { env, url, directUrl, now: clock().toISOString() });
  await lifetime.start(
    () => startListening({ url: directUrl, db, log }),
    ({ stop }) => stop(),
  );
  const keepsMail = !env.mail.smtpUrl;
  if (keepsMail) env.mail.smtpUrl = await embedMailbox(env, lifetime);
  const parts = {
    signIn: env.oidc.embedded ? undefined : providerOf(env, db),
    files: env.s3 && storage,
  };
  await lifetime.start(
    () => watchParts(parts, { log }),
    ({ stop }) => stop(),
  );
  const metrics = await openMetrics(env, { db, parts, lifetime });
  const keyUse = await lifetime.start(
    () => createKeyUse(db, log),
    (use) => use.flush(),
  );
  const server = await openServer(env, lifetime);
  const jobs = createJobs(env, storage);
  const sandbox =
    sandboxes &&
    moved &&
    (await sandboxes.createSandbox({
      env,
      db,
      log,
      clock: moved,
      jobs,
      keyUse,
      modules: Object.values(modules),
      finishStory: (now) => writeDemoFiles(storage).then(() => mailDemo(db, now)),
    }));
  const frontend = isDev ? await serveSources(server) : await built;
  const isEnding = () => lifetime.isEnding;
  const deps = { env, db, log, clock, storage, metrics, keyUse, frontend, isEnding, parts };
  const app = await createApp({ ...deps, sandbox: sandbox?.middleware });
  server.on('request', app.callback());
  await lifetime.start(() => listen(server, env));
  await openReceiver(env, { db, log, clock, storage, lifetime });
  if (keepsMail && env.mode === 'production') log.warn('SMTP_URL is not set: no mail is sent');
  if (sandboxes) sandboxes.announceSandbox(env);
  await announce(env, keepsMail);
  await lifetime.start(
    () => sandbox?.start() ?? startJobs(jobs, { db, log, clock }),
    (worker, signal) => worker.stop(signal),
  );
}

/** Loads what only a sandbox needs. */
async function loadSandbox() {
  const { announceSandbox, createSandbox, openClock, sandboxEnv } =
    await import('../sandbox/index.ts');
  return { announceSandbox, createSandbox, openClock, sandboxEnv };
}

/** Builds outdated front ends, beside the start of the database. */
async function buildSources(): Promise<undefined> {
  if ((await staleFrontends()).length === 0) return;
  const build = await lifetime.start(startBuild, ({ stop }) => stop());
  await build.completion;
}

async function serveSources(server: Server) {
  const { createDevFrontend } = await import('./devFrontend.ts');
  const frontend = await lifetime.start(
    () => createDevFrontend(server),
    ({ close }) => close(),
  );
  return frontend.middleware;
}

function fail(error: unknown): void {
  if (error instanceof Interrupted || lifetime.isEnding) return;
  console.error(error instanceof StartError ? error.message : error);
  void end(1);
}

async function end(code: number): Promise<void> {
  await lifetime.end();
  process.exit(code);
}
