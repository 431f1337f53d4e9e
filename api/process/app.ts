import type { Knex } from 'knex';
import Koa from 'koa';
import type { Logger } from 'pino';
import { IdentityProvider } from '../core/auth/identityProvider.ts';
import { createTokenVerifier } from '../core/auth/session.ts';
import { storedAnswers } from '../core/auth/storedAnswers.ts';
import { loadContract } from '../core/contract/document.ts';
import { Incoming } from '../core/files/incoming.ts';
import type { Storage } from '../core/files/storage.ts';
import { createCallLimit } from '../core/http/limits/callLimit.ts';
import { contractVersion } from '../core/http/contractVersion.ts';
import { cors } from '../core/http/cors.ts';
import { forPath } from '../core/http/forPath.ts';
import { errorResponses } from '../core/http/errorResponses.ts';
import { handlersOf } from '../core/modules/module.ts';
import { mount } from '../core/http/mount.ts';
import { notFound } from '../core/http/notFound.ts';
import { logErrors, requestLog } from '../core/http/requestLog.ts';
import { prepareJobs } from '../core/jobs/jobs.ts';
import { UNSUBSCRIBE_PAGE } from '../core/mail/addressed.ts';
import { mailPage } from '../core/mail/mailPage.ts';
import type { Env } from '../core/runtime/env.ts';
import type { Parts } from '../core/runtime/parts.ts';
import { docs } from '../core/sites/docs.ts';
import { securityHeaders } from '../core/sites/securityHeaders.ts';
import { restoreFragment } from '../core/sites/lostFragment.ts';
import { serveSites } from '../core/sites/sites.ts';
import { guide } from '../guide/index.ts';
import { createJobs } from './jobs.ts';
import { createKeyUse, type KeyUse, orByKey } from '../platform/keys/index.ts';
import { orByLink } from '../platform/links/index.ts';
import * as listed from './modules.ts';
import { unsubscribePage } from '../platform/notifications/index.ts';
import { isEnded } from '../account/session/index.ts';
import { accounts, identifier } from '../platform/users/index.ts';

export interface AppDeps {
  env: Env;
  db: Knex;
  log: Logger;
  clock: () => Date;
  /** The storage of uploaded files. */
  storage: Storage;
  /** Counts the calls of API keys. */
  keyUse?: KeyUse;
  /** The servers that may be down while the product runs; an identity provider that is missing here is made. */
  parts?: Parts & { signIn?: IdentityProvider | undefined };
  /** Whether the process is stopping, so that it is no longer ready for requests. */
  isEnding?: () => boolean;
  /** Marks the answers of a sandbox and serves its own calls; absent in the product. */
  sandbox?: Koa.Middleware;
  /** Measures the requests. */
  metrics?: Koa.Middleware;
  /** Serves the admin and the public site from source during development; without it their builds are served. */
  frontend?: Koa.Middleware;
}

/** Makes the Koa application that serves the whole product; it needs a migrated database. */
export async function createApp(deps: AppDeps): Promise<Koa> {
  const { env, db, log, storage, frontend, keyUse = createKeyUse(db, log) } = deps;
  const modules = Object.values(listed);
  const app = new Koa({ proxy: env.trustProxy, maxIpsCount: 1 });
  await prepareJobs(db, createJobs(env, storage));
  logErrors(app, log);
  app.use(requestLog(app, log));
  if (deps.metrics) app.use(deps.metrics);
  app.use(await securityHeaders(env));
  if (deps.sandbox) app.use(deps.sandbox);
  const fetchKeys = env.oidc.embedded ? await embedIdentity(app, deps) : undefined;
  const signIn = env.oidc.embedded ? undefined : (deps.parts?.signIn ?? providerOf(env));
  const parts = { ...deps.parts, signIn };
  const keys = { fetchKeys, provider: signIn };
  const verifier = createTokenVerifier({ ...env.oidc, ...keys, clock: machineClock });
  const contract = loadContract();
  const { middleware, routerOf } = mount({
    ...deps,
    contract,
    handlers: handlersOf({ ...deps, parts, modules }),
    incoming: new Incoming(env.dataDir),
    identify: orByLink(orByKey(identifier(verifier, isEnded), deps), { ...deps, modules }),
    limitCalls: createCallLimit(db, env.callsPerMinute),
    noteKeyCall: keyUse.note,
  });
  app.use(
    forPath(
      '/api',
      errorResponses(),
      contractVersion(contract),
      cors(contract),
      middleware,
      docs({ contract, guide, publicUrl: env.publicUrl }),
      notFound(contract, routerOf),
    ),
  );
  app.use(restoreFragment());
  app.use(mailPage(env));
  app.use(forPath(UNSUBSCRIBE_PAGE, errorResponses(), unsubscribePage(deps)));
  app.use(frontend ?? serveSites(env));
  return app;
}

/** Mounts the embedded identity provider; its modules are loaded only when OIDC_ISSUER names no other. */
async function embedIdentity(app: Koa, deps: AppDeps) {
  const { mountIdentity } = await import('../platform/identity/index.ts');
  return mountIdentity(app, { ...deps, accounts }).publicKeys;
}

/** The identity provider of the settings; its answers outlive the process where `db` is given. */
export function providerOf({ oidc }: Env, db?: Knex): IdentityProvider {
  const store = db && storedAnswers(db);
  return new IdentityProvider({ issuer: oidc.issuer, clock: machineClock, store });
}

/** Tokens are compared with the machine's time, like the provider that issues them, also where `clock` is another. */
const machineClock = () => new Date();
