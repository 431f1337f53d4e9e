import cors from '@koa/cors';
import type Router from '@koa/router';
import type { Knex } from 'knex';
import Koa from 'koa';
import type { Logger } from 'pino';
import { awardHandlers } from './awards/index.ts';
import { carriers } from './carriers/index.ts';
import { comodities } from './comodities/index.ts';
import { companies } from './companies/index.ts';
import { contacts } from './contacts/index.ts';
import { contactTypes } from './contactTypes/index.ts';
import { loadContract } from './core/contract/document.ts';
import type { Handlers } from './core/contract/types.ts';
import { docs } from './core/sites/docs.ts';
import type { Env } from './core/process/env.ts';
import { Refusal } from './core/http/errors.ts';
import { Storage } from './core/files/storage.ts';
import { gate } from './core/http/gate.ts';
import { forgetAnswers } from './core/http/idempotency.ts';
import { prepareJobs, type Job } from './core/jobs/jobs.ts';
import { keepFilesUnder } from './core/import/files.ts';
import { useSheets } from './core/import/sheets.ts';
import { deliverMail } from './core/mail/mail.ts';
import { mailPage } from './core/mail/mailPage.ts';
import { mount } from './core/http/mount.ts';
import { logErrors, requestLog } from './core/http/requestLog.ts';
import { securityHeaders } from './core/sites/securityHeaders.ts';
import { createTokenVerifier } from './core/auth/session.ts';
import { serveSites } from './core/sites/sites.ts';
import { under } from './core/http/under.ts';
import { dieselPrices } from './dieselPrices/index.ts';
import { documents } from './documents/index.ts';
import { equipments } from './equipments/index.ts';
import { exchangeRates } from './exchangeRates/index.ts';
import { figureHandlers } from './figures/index.ts';
import { fuelSurcharge } from './fuelSurcharge/index.ts';
import { imports } from './imports/index.ts';
import { history } from './history/index.ts';
import { incidents } from './incidents/index.ts';
import { inquiries } from './inquiries/index.ts';
import { invitations } from './invitations/index.ts';
import { laneMemory } from './laneMemory/index.ts';
import { locations } from './locations/index.ts';
import { matching } from './matching/index.ts';
import { notifications } from './notifications/index.ts';
import { packagings } from './packagings/index.ts';
import { postalCodeHandlers } from './postalCodes/index.ts';
import { quotes } from './quotes/index.ts';
import { rateConfirmations } from './rateConfirmations/index.ts';
import { registrationHandlers } from './registrations/index.ts';
import { routes } from './routes/index.ts';
import { savedQueries } from './savedQueries/index.ts';
import { sessionHandlers } from './session/index.ts';
import { shipments } from './shipments/index.ts';
import { systemHandlers } from './system/index.ts';
import { accounts, identifier, users } from './users/index.ts';

export interface AppDeps {
  env: Env;
  db: Knex;
  log: Logger;
  clock: () => Date;
  /** Serves the admin and the landing page while they are being written; without it their builds are served. */
  frontend?: Koa.Middleware;
}

/** Every room of the house. A new entity is one more line here. */
const rooms = [
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
  routes,
  dieselPrices,
  exchangeRates,
  shipments,
  rateConfirmations,
  notifications,
  history,
  savedQueries,
  inquiries,
  imports,
];

/** What is done without anybody's call: the house's own jobs, and those of the rooms that have some. */
export const jobs: Job[] = [forgetAnswers, ...rooms.flatMap(jobsOf)];
useSheets([carriers.sheet, locations.sheet, shipments.sheet]);

/** The same, and the mail that goes out. */
export function withMail({ mail, publicUrl }: Env): Job[] {
  return [...jobs, deliverMail({ smtpUrl: '', ...mail, publicUrl }) as Job];
}

/** The whole product behind one Koa application; it needs a migrated database and nothing else. */
export async function createApp(deps: AppDeps): Promise<Koa> {
  const { env, db, log, frontend } = deps;
  const app = new Koa({ proxy: env.trustProxy, maxIpsCount: 1 });
  keepFilesUnder(env.dataDir);
  await prepareJobs(db, withMail(env));
  logErrors(app, log);
  app.use(requestLog(log));
  app.use(securityHeaders(env));
  const fetchKeys = env.oidc.embedded ? await embedIdentity(app, deps) : undefined;
  const contract = loadContract();
  const router = mount({
    ...deps,
    contract,
    handlers: handlersOf(deps),
    storage: new Storage(env.dataDir),
    identify: identifier(createTokenVerifier({ ...env.oidc, fetchKeys, clock: deps.clock })),
  });
  app.use(
    under(
      '/api',
      gate(),
      cors(CORS),
      docs(contract),
      router.routes() as Koa.Middleware,
      nowhere(router),
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

function jobsOf(room: object): Job[] {
  return 'jobs' in room ? (room.jobs as Job[]) : [];
}

function handlersOf({ env, db }: AppDeps): Handlers {
  const own = {
    ...systemHandlers(env, db),
    ...sessionHandlers(rooms),
    ...awardHandlers,
    ...figureHandlers,
    ...fuelSurcharge.handlers,
    ...laneMemory.handlers,
    ...matching.handlers,
    ...postalCodeHandlers,
    ...registrationHandlers,
  };
  return Object.assign(own, ...rooms.map((room) => room.handlers));
}

/** Development's own identity provider; other modules of it are not even loaded where OIDC_ISSUER names another. */
async function embedIdentity(app: Koa, deps: AppDeps) {
  const { mountIdentity } = await import('./identity/index.ts');
  return mountIdentity(app, { ...deps, accounts }).publicKeys;
}

/** What no operation answered: 405 where the path exists under another method, else 404. */
function nowhere(router: Router): Koa.Middleware {
  return (ctx) => {
    const { path } = router.match(ctx.path, ctx.method);
    if (path.length === 0) throw new Refusal('NOT_FOUND');
    const Allow = [...new Set(path.flatMap(({ methods }) => methods))].join(', ');
    throw new Refusal('METHOD_NOT_ALLOWED', { params: { method: ctx.method }, headers: { Allow } });
  };
}
