import type { Knex } from 'knex';
import Koa from 'koa';
import type { Logger } from 'pino';
import { Provider } from 'oidc-provider';
import type { Env } from '../../core/runtime/env.ts';
import type { Accounts } from './account.ts';
import { createAdapter } from './adapter.ts';
import { configure } from './configuration.ts';
import { serveInteractions } from './interaction.ts';
import { loadKeys } from './keys.ts';
import { servePages } from './pages.ts';

export interface ProviderDeps {
  env: Env;
  db: Knex;
  accounts: Accounts;
  log: Logger;
}

/**
 * Creates the embedded OpenID provider, with one public client, our pages, and its data in Postgres. Throws in
 * production, because all its accounts have the same documented password.
 */
export async function createProvider({ env, db, accounts, log }: ProviderDeps): Promise<Provider> {
  refuseProduction(env);
  const keys = await loadKeys(db);
  const provider = new Provider(
    env.oidc.issuer,
    configure({ env, accounts, keys, adapter: createAdapter(db) }),
  );
  usePublicUrl(provider, env.publicUrl);
  servePages(provider, env);
  serveInteractions(provider, env, accounts);
  logErrors(provider, log);
  return provider;
}

/** Throws in production, for which the embedded provider is not meant. */
export function refuseProduction(env: Env): void {
  if (env.mode !== 'production') return;
  throw new Error('The embedded identity provider is for development; set OIDC_ISSUER.');
}

/** Makes the provider use PUBLIC_URL in all its URLs, whatever Host header a caller or proxy sends. */
function usePublicUrl(provider: Provider, publicUrl: string): void {
  const { protocol, host } = new URL(publicUrl);
  Object.defineProperties(provider.request, {
    protocol: { get: () => protocol.slice(0, -1) },
    host: { get: () => host },
  });
}

/** Logs the codes of refused requests and the provider's own errors; never tokens, e-mails or parameters. */
function logErrors(provider: Provider, log: Logger): void {
  const logRefusal = (_: unknown, error: Error) =>
    log.info({ code: error.message }, 'oidc refused');
  const logFailure = (error: Error) => log.error({ err: error }, 'oidc failed');
  provider.on('authorization.error', logRefusal);
  provider.on('grant.error', logRefusal);
  provider.on('end_session.error', logRefusal);
  provider.on('server_error', (_, error) => logFailure(error));
  Koa.prototype.on.call(provider, 'error', logFailure);
}
