import type { Context } from 'koa';
import type { ErrorOut, KoaContextWithOIDC, Provider } from 'oidc-provider';
import type { Env } from '../../core/runtime/env.ts';
import { serveAssets } from './assets.ts';
import { errorPage } from './pages/errorPage.ts';
import type { PageContext } from './pages/layout.ts';
import { loggedOutPage, logoutPage } from './pages/logoutPage.ts';
import { chooseLanguage } from './pages/messages.ts';

const POLICY =
  "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; " +
  "form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** Serves the assets, sets strict headers, and replaces the provider's own sign-out page by ours. */
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

/** Sends an identity page that must not be cached. */
export function sendPage(ctx: Context, body: string): void {
  ctx.state.isOwnPage = true;
  ctx.type = 'html';
  ctx.set('Cache-Control', 'no-store');
  ctx.set('Content-Security-Policy', POLICY);
  ctx.body = body;
}

/** The context of a page; `languages` are the preferred ones after the query's `lang`, the most preferred first. */
export function pageContext(env: Env, ctx: Context, ...languages: unknown[]): PageContext {
  return {
    language: chooseLanguage(ctx.query.lang, ...languages, ctx.query.ui_locales),
    base: new URL(env.oidc.issuer).pathname,
    home: `${env.publicUrl}/`,
  };
}

/** Sends our error page, for errors that cannot be returned to the client. */
export function renderError(env: Env, ctx: Context, response: ErrorOut): void {
  const { error: code, error_description: description } = response;
  sendPage(ctx, errorPage({ ...pageContext(env, ctx), code, description }));
}

/** Sends our logout page; it asks for confirmation unless a valid ID token of the user proves that our client sent them. */
export function renderLogout(env: Env, ctx: KoaContextWithOIDC): void {
  const { session, entities } = ctx.oidc;
  const accountId = session?.accountId;
  const hint = entities.IdTokenHint?.payload as { sub?: string } | undefined;
  const page = logoutPage({
    ...pageContext(env, ctx, ctx.oidc.params?.ui_locales),
    action: ctx.oidc.urlFor('end_session_confirm'),
    secret: String(session?.state?.secret ?? ''),
    automatic: !accountId || accountId === hint?.sub || ctx.oidc.route === 'resume',
  });
  sendPage(ctx, page);
}

/** Sends the signed-out page, when the client gave no page to redirect to. */
export function renderLoggedOut(env: Env, ctx: KoaContextWithOIDC): void {
  sendPage(ctx, loggedOutPage(pageContext(env, ctx)));
}

/**
 * Whether the response is the provider's own page, which ends a session by an inline script: when nobody is signed in,
 * and when another account has just signed in.
 */
function isAutoPost(ctx: Context): ctx is KoaContextWithOIDC {
  if (ctx.state.isOwnPage || typeof ctx.body !== 'string' || !ctx.oidc) return false;
  return ctx.type === 'text/html' && ctx.body.includes(ctx.oidc.urlFor('end_session_confirm'));
}
