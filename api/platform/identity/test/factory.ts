import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Koa from 'koa';
import type { Knex } from 'knex';
import { readEnv, type Env } from '../../../core/runtime/env.ts';
import { createLogger } from '../../../core/runtime/log.ts';
import type { Account, Accounts } from '../account.ts';
import { mountIdentity, type Identity } from '../index.ts';
import type { SignIn } from '../signIn.ts';

/** The time in which our HTTP client notices that its idle connections were closed. */
const CLOSED_NOTICE_MS = 20;

export interface TestIdentity {
  env: Env;
  identity: Identity;
  /** A sign-in request to this provider for an account, with the right password. */
  request(account: Account, overrides?: Partial<SignIn>): SignIn;
  /** A URL of the provider, such as that of "/auth". */
  url(path: string, query?: Record<string, string>): URL;
  stop(): Promise<void>;
}

/** A demo account with a unique id and e-mail. */
export function buildAccount(overrides: Partial<Account> = {}): Account {
  const id = crypto.randomUUID();
  return {
    id,
    email: `${id}@puente.test`,
    firstName: 'Lucía',
    lastName: 'Ríos',
    typeName: 'broker',
    roleName: 'admin',
    companyName: 'Puente Logistics',
    locale: 'es',
    ...overrides,
  };
}

/** Starts a real provider with these accounts on a real server; on a free port unless one is given. */
export async function startIdentity(db: Knex, known: Account[], port = 0): Promise<TestIdentity> {
  const server = createServer();
  const publicUrl = await listen(server, port);
  const env = readEnv({ NODE_ENV: 'test', PUBLIC_URL: publicUrl });
  const app = new Koa();
  const identity = mountIdentity(app, {
    env,
    db,
    accounts: accountsOf(known),
    log: createLogger(env),
  });
  server.on('request', app.callback());
  return {
    env,
    identity,
    request: ({ email }, overrides) => ({
      ...env.oidc,
      redirectUri: `${publicUrl}/admin/auth-callback`,
      email,
      password: 'anden',
      ...overrides,
    }),
    url: (path, query = {}) => new URL(`${env.oidc.issuer}${path}?${new URLSearchParams(query)}`),
    stop: () => close(server),
  };
}

function accountsOf(known: Account[]): Accounts {
  return {
    findByEmail: async (email) => known.find((account) => account.email === email) ?? null,
    findById: async (id) => known.find((account) => account.id === id) ?? null,
    list: async () => known,
  };
}

function listen(server: Server, port: number): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, () => {
      resolve(`http://localhost:${(server.address() as AddressInfo).port}`);
    });
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => setTimeout(resolve, CLOSED_NOTICE_MS));
    server.closeAllConnections();
  });
}
