import { buildEndSessionUrl } from 'openid-client';
import type { Provider } from './provider.ts';
import { revoke } from './renewal.ts';
import { unseal } from './seal.ts';
import type { Session } from './Session.ts';
import type { Held } from './sessionCookies.ts';
import { end, findOpen } from './sessions.ts';

/**
 * Ends the browser's session here and at the provider; returns the address at which the provider ends its own, and the
 * session that it ended.
 */
export async function signOut(provider: Provider, held: Held | undefined, now: Date) {
  const session = held && (await findOpen(held));
  if (!session) return { url: await logoutAddress(provider) };
  const url = await logoutAddress(provider, idTokenOf(session, held));
  await end(session, now);
  await revoke(provider, held);
  return { url, session };
}

function idTokenOf({ idToken }: Session, { secret }: Held): string | undefined {
  return idToken ? unseal(secret, idToken) : undefined;
}

/** The provider's logout page, which returns to our home page; the home page itself when there is none. */
async function logoutAddress({ config, home }: Provider, idToken?: string): Promise<string> {
  const discovered = await config().catch(() => undefined);
  if (!discovered?.serverMetadata().end_session_endpoint) return home;
  const parameters = { post_logout_redirect_uri: home, ...(idToken && { id_token_hint: idToken }) };
  return buildEndSessionUrl(discovered, parameters).href;
}
