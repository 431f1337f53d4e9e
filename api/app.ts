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
import { deleteOldAnswers } from './core/http/idempotency.ts';
import { handlersOf, type Module } from './core/http/module.ts';
import { mount } from './core/http/mount.ts';
import { notFound } from './core/http/notFound.ts';
import { logErrors, requestLog } from './core/http/requestLog.ts';
import { importJob } from './core/import/run.ts';
import { useSheets } from './core/import/sheets.ts';
import { prepareJobs, type Job } from './core/jobs/jobs.ts';
import { deleteOldRows } from './core/jobs/retention.ts';
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
  /** Serves the admin and the public site from source during development; without it their builds are served. */
  frontend?: Koa.Middleware;
}

/** All modules; a new one is added here. */
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

/** The background jobs of the core and the modules that need no settings. */
export const jobs: Job[] = [
  deleteOldAnswers,
  preparePartitions,
  ...modules.flatMap((module) => module.jobs ?? []),
];
useSheets(modules.flatMap(({ sheet }) => sheet ?? []));

/** The same jobs, and those that depend on settings: imports, outgoing mail, cleanup of stored files and of old rows. */
export function createJobs({ mail, publicUrl, dataDir, keptDays }: Env, storage: Storage): Job[] {
  const { notifications: notificationDays, mails: mailDays, importRows: importRowDays } = keptDays;
  const neededFiles = modules.flatMap((module) => module.neededFiles ?? []);
  return [
    ...jobs,
    deliverMail({ smtpUrl: '', ...mail, publicUrl }) as Job,
    importJob(storage) as Job,
    sweepFiles(storage, new Incoming(dataDir), neededFiles),
    deleteOldRows({ table: 'notifications', days: notificationDays, old: 'created_at < :before' }),
    deleteOldRows({ table: 'mails', days: mailDays, old: 'created_at < :before' }),
    deleteOldRows({
      table: 'import_rows',
      days: importRowDays,
      old: 'import_id in (select id from imports where finished_at < :before)',
    }),
  ];
}

/** Makes the Koa application that serves the whole product; it needs a migrated database. */
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

/** Mounts the embedded identity provider; its modules are loaded only when OIDC_ISSUER names no other. */
async function embedIdentity(app: Koa, deps: AppDeps) {
  const { mountIdentity } = await import('./identity/index.ts');
  return mountIdentity(app, { ...deps, accounts }).publicKeys;
}
