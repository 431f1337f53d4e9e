import { buildEndSessionUrl, tokenRevocation } from 'openid-client';
import { forgetRoutes } from '../navigation/previousRoute.ts';
import { reserveLeaving } from './leave.ts';
import { identityProvider } from './provider.ts';
import { endSession, readSession, type Session } from './session.ts';

/** Ends the session in every tab and answers the provider's logout address, which leads to `/`. */
export async function signOut(): Promise<string> {
  reserveLeaving();
  const session = readSession();
  endSession();
  forgetRoutes();
  const home = `${window.location.origin}/`;
  return session ? providerLogout(session, home).catch(() => home) : home;
}

async function providerLogout(session: Session, home: string): Promise<string> {
  const { config } = await identityProvider();
  const server = config.serverMetadata();
  if (server.revocation_endpoint && session.refreshToken) {
    await tokenRevocation(config, session.refreshToken).catch(() => undefined);
  }
  if (!server.end_session_endpoint) return home;
  return buildEndSessionUrl(config, {
    post_logout_redirect_uri: home,
    ...(session.idToken && { id_token_hint: session.idToken }),
  }).href;
}
