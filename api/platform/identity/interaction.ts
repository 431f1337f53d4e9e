import type { Context } from 'koa';
import { errors, type InteractionResults, type Provider } from 'oidc-provider';
import type { Env } from '../../core/runtime/env.ts';
import type { Account, Accounts } from './account.ts';
import { createAttempts, type Attempts } from './attempts.ts';
import { readForm } from './form.ts';
import { pageContext, renderError, sendPage } from './pages.ts';
import { messages, type Messages } from './pages/messages.ts';
import { signInPage } from './pages/signInPage.ts';
import { demoPassword, isDemoPassword } from './password.ts';

interface InteractionContext {
  provider: Provider;
  env: Env;
  accounts: Accounts;
  attempts: Attempts;
}

/** A rough check, so that text that cannot be an e-mail address (or contains NUL) is not looked up. */
const EMAIL = /^[^\s\p{Cc}]{1,64}@[^\s\p{Cc}]{1,190}$/u;

type Interaction = Awaited<ReturnType<Provider['interactionDetails']>>;

/** Serves the sign-in page at /interaction/:uid, to which the provider redirects users who must sign in. */
export function serveInteractions(provider: Provider, env: Env, accounts: Accounts): void {
  const context = { provider, env, accounts, attempts: createAttempts() };
  provider.use(async (ctx, next) => {
    const [, uid] = /^\/interaction\/([\w-]+)$/.exec(ctx.path) ?? [];
    if (!uid || !['GET', 'POST'].includes(ctx.method)) return next();
    try {
      await interact(context, ctx, uid);
    } catch (error) {
      if (!(error instanceof errors.OIDCProviderError)) throw error;
      ctx.status = error.statusCode;
      renderError(env, ctx, { error: codeOf(error) });
    }
  });
}

async function interact(context: InteractionContext, ctx: Context, uid: string): Promise<void> {
  const interaction = await context.provider.interactionDetails(ctx.req, ctx.res);
  if (interaction.uid !== uid) throw new errors.SessionNotFound('another interaction');
  if (interaction.prompt.name === 'consent') return finish(context, ctx, { consent: {} });
  if (ctx.method === 'GET') return show(context, ctx, interaction);
  return check(context, ctx, interaction);
}

async function check(
  context: InteractionContext,
  ctx: Context,
  interaction: Interaction,
): Promise<void> {
  const { attempts } = context;
  const form = await readForm(ctx);
  const email = (form.get('email') ?? '').trim().toLowerCase();
  const wait = attempts.retryAfter(email, ctx.ip);
  if (wait > 0) return refuse(context, ctx, interaction, email, wait);
  const account = await authenticate(context, email, form.get('password') ?? '');
  if (!account) return reject(context, ctx, interaction, email);
  attempts.succeed(email, ctx.ip);
  if (account.isDeactivated) return turnAway(context, ctx, interaction, email);
  return finish(context, ctx, { login: { accountId: account.id } });
}

async function authenticate({ accounts }: InteractionContext, email: string, password: string) {
  const possible = EMAIL.test(email) && isDemoPassword(password);
  return possible ? accounts.findByEmail(email) : null;
}

async function reject(
  context: InteractionContext,
  ctx: Context,
  interaction: Interaction,
  email: string,
) {
  context.attempts.fail(email, ctx.ip);
  ctx.status = 422;
  return show(context, ctx, interaction, email, (text) => text.wrongPassword);
}

/** Says that the account is deactivated, after the right password only. */
function turnAway(
  context: InteractionContext,
  ctx: Context,
  interaction: Interaction,
  email: string,
) {
  ctx.status = 403;
  return show(context, ctx, interaction, email, (text) => text.deactivated);
}

async function refuse(
  context: InteractionContext,
  ctx: Context,
  interaction: Interaction,
  email: string,
  seconds: number,
): Promise<void> {
  ctx.status = 429;
  ctx.set('Retry-After', String(seconds));
  return show(context, ctx, interaction, email, (text) => text.tooMany(Math.ceil(seconds / 60)));
}

async function show(
  { env, accounts }: InteractionContext,
  ctx: Context,
  { uid, params }: Interaction,
  email = String(params.login_hint ?? ''),
  error?: (text: Messages) => string,
): Promise<void> {
  const page = pageContext(env, ctx, params.ui_locales);
  const action = `${page.base}/interaction/${uid}`;
  const demo: Account[] = env.demo ? await accounts.list() : [];
  const problem = error?.(messages[page.language]);
  sendPage(ctx, signInPage({ ...page, action, email, error: problem, demo, demoPassword }));
}

async function finish({ provider }: InteractionContext, ctx: Context, result: InteractionResults) {
  const returnTo = await provider.interactionResult(ctx.req, ctx.res, result);
  ctx.status = 303;
  ctx.redirect(returnTo);
}

function codeOf(error: errors.OIDCProviderError): string {
  return error instanceof errors.SessionNotFound ? 'session_not_found' : error.error;
}
