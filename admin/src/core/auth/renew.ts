import { refreshTokenGrant, ResponseBodyError } from 'openid-client';
import { errorPath, leave } from './leave.ts';
import { identityProvider } from './provider.ts';
import { readSession, type Session, storeTokens } from './session.ts';
import { leaveForSignIn } from './signIn.ts';
import { tokensOf } from './tokens.ts';

/**
 * An access token good for at least another minute, renewed where needed by one tab at a time.
 * Without a session, or when the provider ends it, goes to sign in and never returns.
 */
export async function accessToken(): Promise<string> {
  const session = readSession();
  if (!session) return leaveForSignIn();
  if (isFresh(session)) return session.accessToken;
  const outcome = await renew();
  if (outcome === 'ended') return leaveForSignIn();
  if (outcome === 'impossible') return leave(() => errorPath('missing_refresh_token'));
  return outcome.accessToken;
}

/** Renews the token in the background while the tab is open, so that a click never waits for it. */
export function keepFresh(): void {
  setInterval(() => {
    const session = readSession();
    if (session && !isFresh(session)) renew().catch(() => undefined);
  }, CHECK_EVERY);
}

type Outcome = Session | 'ended' | 'impossible';

let renewing: Promise<Outcome> | undefined;

function renew(): Promise<Outcome> {
  renewing ??= renewAlone().finally(() => (renewing = undefined));
  return renewing;
}

async function renewAlone(): Promise<Outcome> {
  return await navigator.locks.request('anden.renew', renewUnlessRenewed);
}

/** Runs alone among all tabs: a tab that waited finds the token that the other one left. */
async function renewUnlessRenewed(): Promise<Outcome> {
  const session = readSession();
  if (!session) return 'ended';
  if (isFresh(session)) return session;
  if (!session.refreshToken) return 'impossible';
  try {
    const { config } = await identityProvider();
    storeTokens(tokensOf(await refreshTokenGrant(config, session.refreshToken)));
    return readSession() ?? 'ended';
  } catch (error) {
    if (error instanceof ResponseBodyError && error.status < 500) return 'ended';
    if (session.expiresAt > Date.now()) return session;
    throw error;
  }
}

function isFresh({ expiresAt }: Session): boolean {
  return expiresAt - Date.now() > MARGIN;
}

const MARGIN = 60_000;
const CHECK_EVERY = 15_000;
