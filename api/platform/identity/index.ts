import type { JSONWebKeySet } from 'jose';
import type Koa from 'koa';
import { memoizeSuccess } from '../../core/runtime/memoizeSuccess.ts';
import { loadKeys, publicPart } from './keys.ts';
import { createProvider, refuseProduction, type ProviderDeps } from './provider.ts';

export type { Account, Accounts } from './account.ts';
export { demoPassword } from './password.ts';

/** The functions of the embedded provider that the API calls directly, without HTTP. */
export interface Identity {
  /** The keys that verify its tokens; available before the server listens. */
  publicKeys(): Promise<JSONWebKeySet>;
}

/**
 * Mounts the embedded provider at its issuer's path (/oidc), before any body parser. It is created at the first request,
 * so the database need not be ready yet. Throws in production.
 */
export function mountIdentity(app: Koa, deps: ProviderDeps): Identity {
  refuseProduction(deps.env);
  const base = new URL(deps.env.oidc.issuer).pathname;
  const handler = memoizeSuccess(async () => (await createProvider(deps)).callback());
  const isBelow = (path: string) => path === base || path.startsWith(`${base}/`);
  app.use((ctx, next) =>
    isBelow(ctx.path) ? handler().then((handle) => callProvider(ctx, base, handle)) : next(),
  );
  return { publicKeys: memoizeSuccess(() => readPublicKeys(deps)) };
}

type Handler = ReturnType<Koa['callback']>;

/** Lets the provider, a Koa application of its own, answer the request; removes the mount path from the URL meanwhile. */
async function callProvider(ctx: Koa.Context, base: string, handle: Handler): Promise<void> {
  const { req, res } = ctx;
  const { url } = req;
  ctx.respond = false;
  Object.assign(req, { originalUrl: url, url: url!.slice(base.length) || '/' });
  try {
    await handle(req, res);
  } finally {
    req.url = url;
  }
}

async function readPublicKeys({ db }: ProviderDeps): Promise<JSONWebKeySet> {
  const { signing } = await loadKeys(db);
  return { keys: [publicPart(signing)] };
}
