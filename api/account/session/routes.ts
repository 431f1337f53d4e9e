import { abilities } from '../../core/auth/policy.ts';
import type { Handlers } from '../../core/http/handlers.ts';
import { Refusal } from '../../core/errors/errors.ts';
import type { SecurityNote } from '../../core/security/securityLog.ts';
import type { ModuleContext } from '../../core/modules/module.ts';
import { planOf } from '../../network/companies/index.ts';
import { countUnread } from '../../platform/notifications/index.ts';
import { findUser } from '../../platform/users/index.ts';
import { countryOf } from './country.ts';
import { createProvider } from './provider.ts';
import { renew, ReusedToken } from './renewal.ts';
import { drop, heldBy, hold } from './sessionCookies.ts';
import { userOf } from './sessions.ts';
import { finish, start } from './signIn.ts';
import { signOut } from './signOut.ts';
import { presentToken } from './tokens.ts';

/** HTTP for the session: the caller's permissions, and the tokens of the product's pages. */
export function handlersOf({ env, modules }: ModuleContext) {
  const provider = createProvider(env);
  return {
    async getSession({ actor }) {
      const permissions = modules.flatMap(({ name, policy }) =>
        name && policy ? [[name, abilities(policy, actor)]] : [],
      );
      const [user, unread, plan, country] = await Promise.all([
        findUser(actor.userId!),
        countUnread(actor),
        actor.type === 'broker' ? planOf(actor.companyId!) : null,
        countryOf(actor),
      ]);
      return { user, permissions: Object.fromEntries(permissions), unread, plan, country };
    },

    async startSignIn({ cookies, locale }) {
      return { url: await start(provider, cookies, locale) };
    },

    async finishSignIn({ cookies, body, now }) {
      const { tokens, profile } = await finish(provider, cookies, { query: body.query, now });
      return { ...presentToken(tokens, now), profile };
    },

    async renewToken({ cookies, now, logSecurity }) {
      const held = heldBy(cookies);
      if (!held) throw new Refusal('SESSION_ENDED');
      const tokens = await renew(provider, held, now).catch(async (error: unknown) => {
        if (error instanceof Refusal && error.code === 'SESSION_ENDED') {
          drop(cookies);
          logSecurity(await eventOf(error));
        }
        throw error;
      });
      hold(cookies, { ...held, refreshToken: tokens.refreshToken });
      return presentToken(tokens, now);
    },

    async endSession({ cookies, now, logSecurity }) {
      const { url, session } = await signOut(provider, heldBy(cookies), now);
      drop(cookies);
      if (session) logSecurity({ event: 'sign_out', userId: await userOf(session) });
      return { url };
    },
  } satisfies Handlers;
}

/** The event of a refused renewal: a refresh token that was replaced before, or one of no open session. */
async function eventOf(error: Refusal): Promise<SecurityNote> {
  if (!(error instanceof ReusedToken)) return { event: 'refused', code: error.code };
  return { event: 'reuse', code: error.code, userId: await userOf(error.session) };
}
