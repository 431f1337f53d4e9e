import type { Context } from 'koa';
import { errors, type InteractionResults, type Provider } from 'oidc-provider';
import type { Env } from '../core/process/env.ts';
import type { Account, Accounts } from './account.ts';
import { createAttempts, type Attempts } from './attempts.ts';
import { readForm } from './form.ts';
import { pageContext, renderError, sendPage } from './pages.ts';
import { messages, type Messages } from './pages/messages.ts';
import { signInPage } from './pages/signInPage.ts';
import { demoPassword, isDemoPassword } from './password.ts';

interface Surroundings {
  provider: Provider;
  env: Env;
  accounts: Accounts;
  attempts: Attempts;
}

/** Rough: what is no address at all (NUL bytes included) is not looked up. */
const EMAIL = /^[^\s\p{Cc}]{1,64}@[^\s\p{Cc}]{1,190}$/u;

type Interaction = Awaited<ReturnType<Provider['interactionDetails']>>;

/** Serves the sign-in page at /interaction/:uid, where the provider sends people to be known. */
export function serveInteractions(provider: Provider, env: Env, accounts: Accounts): void {
  const surroundings = { provider, env, accounts, attempts: createAttempts() };
  provider.use(async (ctx, next) => {
    const [, uid] = /^\/interaction\/([\w-]+)$/.exec(ctx.path) ?? [];
    if (!uid || !['GET', 'POST'].includes(ctx.method)) return next();
    try {
      await interact(surroundings, ctx, uid);
    } catch (error) {
      if (!(error instanceof errors.OIDCProviderError)) throw error;
      ctx.status = error.statusCode;
      renderError(env, ctx, { error: codeOf(error) });
    }
  });
}

async function interact(surroundings: Surroundings, ctx: Context, uid: string): Promise<void> {
  const interaction = await surroundings.provider.interactionDetails(ctx.req, ctx.res);
  if (interaction.uid !== uid) throw new errors.SessionNotFound('another interaction');
  if (interaction.prompt.name === 'consent') return finish(surroundings, ctx, { consent: {} });
  if (ctx.method === 'GET') return show(surroundings, ctx, interaction);
  return check(surroundings, ctx, interaction);
}

async function check(
  surroundings: Surroundings,
  ctx: Context,
  interaction: Interaction,
): Promise<void> {
  const { attempts } = surroundings;
  const form = await readForm(ctx);
  const email = (form.get('email') ?? '').trim().toLowerCase();
  const wait = attempts.retryAfter(email, ctx.ip);
  if (wait > 0) return refuse(surroundings, ctx, interaction, email, wait);
  const account = await authenticate(surroundings, email, form.get('password') ?? '');
  if (!account) return reject(surroundings, ctx, interaction, email);
  attempts.succeed(email, ctx.ip);
  return finish(surroundings, ctx, { login: { accountId: account.id } });
}

async function authenticate({ accounts }: Surroundings, email: string, password: string) {
  const possible = EMAIL.test(email) && isDemoPassword(password);
  return possible ? accounts.findByEmail(email) : null;
}

async function reject(
  surroundings: Surroundings,
  ctx: Context,
  interaction: Interaction,
  email: string,
) {
  surroundings.attempts.fail(email, ctx.ip);
  ctx.status = 422;
  return show(surroundings, ctx, interaction, email, (text) => text.wrongPassword);
}

async function refuse(
  surroundings: Surroundings,
  ctx: Context,
  interaction: Interaction,
  email: string,
  seconds: number,
): Promise<void> {
  ctx.status = 429;
  ctx.set('Retry-After', String(seconds));
  return show(surroundings, ctx, interaction, email, (text) =>
    text.tooMany(Math.ceil(seconds / 60)),
  );
}

async function show(
  { env, accounts }: Surroundings,
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

async function finish({ provider }: Surroundings, ctx: Context, result: InteractionResults) {
  const returnTo = await provider.interactionResult(ctx.req, ctx.res, result);
  ctx.status = 303;
  ctx.redirect(returnTo);
}

function codeOf(error: errors.OIDCProviderError): string {
  return error instanceof errors.SessionNotFound ? 'session_not_found' : error.error;
}
