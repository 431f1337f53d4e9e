import type { Context } from 'koa';
import type { ErrorOut, KoaContextWithOIDC, Provider } from 'oidc-provider';
import type { Env } from '../core/process/env.ts';
import { serveAssets } from './assets.ts';
import { errorPage } from './pages/errorPage.ts';
import type { PageContext } from './pages/layout.ts';
import { loggedOutPage, logoutPage } from './pages/logoutPage.ts';
import { chooseLanguage } from './pages/messages.ts';

const POLICY =
  "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; " +
  "form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** Serves the pages' assets and puts our pages and strict headers where the provider has its own. */
export function servePages(provider: Provider, env: Env): void {
  provider.use(async (ctx, next) => {
    ctx.set('Content-Security-Policy', POLICY);
    ctx.set('X-Content-Type-Options', 'nosniff');
    ctx.set('Referrer-Policy', 'same-origin');
    await next();
    if (isAutoPost(ctx)) renderLogout(env, ctx);
  });
  provider.use(serveAssets);
}

/** Sends an identity page that nobody may keep. */
export function sendPage(ctx: Context, body: string): void {
  ctx.state.ours = true;
  ctx.type = 'html';
  ctx.set('Cache-Control', 'no-store');
  ctx.set('Content-Security-Policy', POLICY);
  ctx.body = body;
}

/** What every page needs to know, from the request: wishes for a language, most urgent first. */
export function pageContext(env: Env, ctx: Context, ...wishes: unknown[]): PageContext {
  return {
    language: chooseLanguage(ctx.query.lang, ...wishes, ctx.query.ui_locales),
    base: new URL(env.oidc.issuer).pathname,
    home: `${env.publicUrl}/`,
  };
}

/** Our error page, for errors that cannot be told to the client. */
export function renderError(env: Env, ctx: Context, out: ErrorOut): void {
  const { error: code, error_description: description } = out;
  sendPage(ctx, errorPage({ ...pageContext(env, ctx), code, description }));
}

/** Our logout page: asks only when no valid ID token shows that the person's own client sent them. */
export function renderLogout(env: Env, ctx: KoaContextWithOIDC): void {
  const { session, entities } = ctx.oidc;
  const person = session?.accountId;
  const hint = entities.IdTokenHint?.payload as { sub?: string } | undefined;
  const page = logoutPage({
    ...pageContext(env, ctx, ctx.oidc.params?.ui_locales),
    action: ctx.oidc.urlFor('end_session_confirm'),
    secret: String(session?.state?.secret ?? ''),
    automatic: !person || person === hint?.sub || ctx.oidc.route === 'resume',
  });
  sendPage(ctx, page);
}

/** Says goodbye when the client named no page to return to. */
export function renderLoggedOut(env: Env, ctx: KoaContextWithOIDC): void {
  sendPage(ctx, loggedOutPage(pageContext(env, ctx)));
}

/**
 * Whether the provider answers with its own page that ends a session by an inline script: when
 * nobody is signed in, and when somebody else has just signed in.
 */
function isAutoPost(ctx: Context): ctx is KoaContextWithOIDC {
  if (ctx.state.ours || typeof ctx.body !== 'string' || !ctx.oidc) return false;
  return ctx.type === 'text/html' && ctx.body.includes(ctx.oidc.urlFor('end_session_confirm'));
}
