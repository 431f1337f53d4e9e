import cors from '@koa/cors';
import type { Knex } from 'knex';
import Koa from 'koa';
import type { Logger } from 'pino';
import { createTokenVerifier } from './core/auth/session.ts';
import { loadContract } from './core/contract/document.ts';
import { Incoming } from './core/files/incoming.ts';
import type { Storage } from './core/files/storage.ts';
import { sweepFiles } from './core/files/sweep.ts';
import { forPath } from './core/http/forPath.ts';
import { errorResponses } from './core/http/errorResponses.ts';
import { forgetAnswers } from './core/http/idempotency.ts';
import { handlersOf, type Module } from './core/http/module.ts';
import { mount } from './core/http/mount.ts';
import { notFound } from './core/http/notFound.ts';
import { logErrors, requestLog } from './core/http/requestLog.ts';
import { importJob } from './core/import/run.ts';
import { useSheets } from './core/import/sheets.ts';
import { prepareJobs, type Job } from './core/jobs/jobs.ts';
import { forgetRows } from './core/jobs/retention.ts';
import { preparePartitions } from './core/records/partitions.ts';
import { deliverMail } from './core/mail/mail.ts';
import { mailPage } from './core/mail/mailPage.ts';
import type { Env } from './core/process/env.ts';
import { docs } from './core/sites/docs.ts';
import { securityHeaders } from './core/sites/securityHeaders.ts';
import { serveSites } from './core/sites/sites.ts';
import { awards } from './awards/index.ts';
import { carriers } from './carriers/index.ts';
import { comodities } from './comodities/index.ts';
import { companies } from './companies/index.ts';
import { contacts } from './contacts/index.ts';
import { contactTypes } from './contactTypes/index.ts';
import { dieselPrices } from './dieselPrices/index.ts';
import { documents } from './documents/index.ts';
import { equipments } from './equipments/index.ts';
import { exchangeRates } from './exchangeRates/index.ts';
import { figures } from './figures/index.ts';
import { fuelSurcharge } from './fuelSurcharge/index.ts';
import { history } from './history/index.ts';
import { imports } from './imports/index.ts';
import { incidents } from './incidents/index.ts';
import { inquiries } from './inquiries/index.ts';
import { invitations } from './invitations/index.ts';
import { laneMemory } from './laneMemory/index.ts';
import { locations } from './locations/index.ts';
import { matching } from './matching/index.ts';
import { notifications } from './notifications/index.ts';
import { packagings } from './packagings/index.ts';
import { postalCodes } from './postalCodes/index.ts';
import { quotes } from './quotes/index.ts';
import { rateConfirmations } from './rateConfirmations/index.ts';
import { registrations } from './registrations/index.ts';
import { routes } from './routes/index.ts';
import { savedQueries } from './savedQueries/index.ts';
import { session } from './session/index.ts';
import { shipments } from './shipments/index.ts';
import { system } from './system/index.ts';
import { accounts, identifier, users } from './users/index.ts';

export interface AppDeps {
  env: Env;
  db: Knex;
  log: Logger;
  clock: () => Date;
  /** Where files that users hand in are kept. */
  storage: Storage;
  /** Serves the admin and the landing page while they are being written; without it their builds are served. */
  frontend?: Koa.Middleware;
}

/** Every module. A new one is an import above and a line here. */
const modules: Module[] = [
  system,
  session,
  postalCodes,
  users,
  companies,
  carriers,
  documents,
  contacts,
  locations,
  equipments,
  comodities,
  packagings,
  contactTypes,
  incidents,
  quotes,
  invitations,
  fuelSurcharge,
  routes,
  laneMemory,
  matching,
  awards,
  dieselPrices,
  exchangeRates,
  shipments,
  rateConfirmations,
  notifications,
  history,
  savedQueries,
  inquiries,
  imports,
  registrations,
  figures,
];

/** What is done without anybody's call: by the core, and by the modules that have jobs. */
export const jobs: Job[] = [
  forgetAnswers,
  preparePartitions,
  ...modules.flatMap((module) => module.jobs ?? []),
];
useSheets(modules.flatMap(({ sheet }) => sheet ?? []));

/** The same, and those that follow settings: loaded and stored files, outgoing mail, and what is kept for a time. */
export function createJobs({ mail, publicUrl, dataDir, keptDays }: Env, storage: Storage): Job[] {
  const { notifications: told, mails, importRows } = keptDays;
  const neededFiles = modules.flatMap((module) => module.neededFiles ?? []);
  return [
    ...jobs,
    deliverMail({ smtpUrl: '', ...mail, publicUrl }) as Job,
    importJob(storage) as Job,
    sweepFiles(storage, new Incoming(dataDir), neededFiles),
    forgetRows({ table: 'notifications', days: told, old: 'created_at < :before' }),
    forgetRows({ table: 'mails', days: mails, old: 'created_at < :before' }),
    forgetRows({
      table: 'import_rows',
      days: importRows,
      old: 'import_id in (select id from imports where finished_at < :before)',
    }),
  ];
}

/** The whole product behind one Koa application; it needs a migrated database and nothing else. */
export async function createApp(deps: AppDeps): Promise<Koa> {
  const { env, db, log, storage, frontend } = deps;
  const app = new Koa({ proxy: env.trustProxy, maxIpsCount: 1 });
  await prepareJobs(db, createJobs(env, storage));
  logErrors(app, log);
  app.use(requestLog(log));
  app.use(securityHeaders(env));
  const fetchKeys = env.oidc.embedded ? await embedIdentity(app, deps) : undefined;
  const contract = loadContract();
  const router = mount({
    ...deps,
    contract,
    handlers: handlersOf({ ...deps, modules }),
    incoming: new Incoming(env.dataDir),
    identify: identifier(createTokenVerifier({ ...env.oidc, fetchKeys, clock: deps.clock })),
  });
  app.use(
    forPath(
      '/api',
      errorResponses(),
      cors(CORS),
      docs(contract),
      router.routes() as Koa.Middleware,
      notFound(router),
    ),
  );
  app.use(mailPage(env));
  app.use(frontend ?? serveSites(env));
  return app;
}

const CORS: cors.Options = {
  exposeHeaders:
    'Content-Disposition, Content-Range, ETag, Retry-After, WWW-Authenticate, X-Request-Id, X-Total-Is',
  allowHeaders: 'Authorization, Content-Type, Accept-Language, Range, If-Match, Idempotency-Key',
  maxAge: 600,
};

/** Development's own identity provider; other modules of it are not even loaded where OIDC_ISSUER names another. */
async function embedIdentity(app: Koa, deps: AppDeps) {
  const { mountIdentity } = await import('./identity/index.ts');
  return mountIdentity(app, { ...deps, accounts }).publicKeys;
}
