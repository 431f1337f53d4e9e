import type { Knex } from 'knex';
import Koa from 'koa';
import type { Logger } from 'pino';
import { Provider } from 'oidc-provider';
import type { Env } from '../core/process/env.ts';
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
 * The embedded OpenID provider: one public client, our pages, everything it remembers in Postgres.
 * Throws in production: its accounts share a documented password.
 */
export async function createProvider({ env, db, accounts, log }: ProviderDeps): Promise<Provider> {
  refuseProduction(env);
  const keys = await loadKeys(db);
  const provider = new Provider(
    env.oidc.issuer,
    configure({ env, accounts, keys, adapter: createAdapter(db) }),
  );
  answerAs(provider, env.publicUrl);
  servePages(provider, env);
  serveInteractions(provider, env, accounts);
  report(provider, log);
  return provider;
}

/** The embedded provider is for development: throws in production. */
export function refuseProduction(env: Env): void {
  if (env.mode !== 'production') return;
  throw new Error('The embedded identity provider is for development; set OIDC_ISSUER.');
}

/** Every address the provider gives out is the public one, whatever Host a caller or proxy sends. */
function answerAs(provider: Provider, publicUrl: string): void {
  const { protocol, host } = new URL(publicUrl);
  Object.defineProperties(provider.request, {
    protocol: { get: () => protocol.slice(0, -1) },
    host: { get: () => host },
  });
}

/** Error codes reach the log; tokens, e-mails and parameters do not. */
function report(provider: Provider, log: Logger): void {
  const refused = (_: unknown, error: Error) => log.info({ code: error.message }, 'oidc refused');
  const failed = (error: Error) => log.error({ err: error }, 'oidc failed');
  provider.on('authorization.error', refused);
  provider.on('grant.error', refused);
  provider.on('end_session.error', refused);
  provider.on('server_error', (_, error) => failed(error));
  Koa.prototype.on.call(provider, 'error', failed);
}
