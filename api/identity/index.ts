import type { JSONWebKeySet } from 'jose';
import type Koa from 'koa';
import { memoizeSuccess } from '../core/process/memoizeSuccess.ts';
import { loadKeys, publicPart } from './keys.ts';
import { createProvider, refuseProduction, type ProviderDeps } from './provider.ts';

export type { Account, Accounts } from './account.ts';
export { demoPassword } from './password.ts';

/** What the API may ask of the embedded provider without going through HTTP. */
export interface Identity {
  /** The keys that verify its tokens; works before anything listens. */
  publicKeys(): Promise<JSONWebKeySet>;
}

/**
 * Mounts the embedded provider under its issuer's path (/oidc), before any body parser. It is built
 * on the first request, so the database need not be ready yet. Throws in production.
 */
export function mountIdentity(app: Koa, deps: ProviderDeps): Identity {
  refuseProduction(deps.env);
  const base = new URL(deps.env.oidc.issuer).pathname;
  const handler = memoizeSuccess(async () => (await createProvider(deps)).callback());
  app.use(async (ctx, next) => {
    if (ctx.path !== base && !ctx.path.startsWith(`${base}/`)) return next();
    await handOver(ctx, base, await handler());
  });
  return { publicKeys: memoizeSuccess(() => readPublicKeys(deps)) };
}

type Handler = ReturnType<Koa['callback']>;

/** Lets the provider, an application of its own, answer with its path below the mount. */
async function handOver(ctx: Koa.Context, base: string, handle: Handler): Promise<void> {
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
