import { callSession } from './callSession.ts';
import { errorPath, leave } from './leave.ts';
import { readSession, type Session, storeToken, type Token } from './session.ts';
import { leaveForSignIn } from './signIn.ts';
import { failureOf } from './SignInError.ts';

/**
 * An access token good for at least another minute, renewed where needed by one tab at a time.
 * Without a session, or when the provider ends it, goes to sign in and never returns.
 */
export async function accessToken(): Promise<string> {
  await signInFinished();
  const session = readSession();
  if (!session) return leaveForSignIn();
  if (isFresh(session)) return session.accessToken;
  const outcome = await renew();
  if (outcome === 'ended') return leaveForSignIn();
  if (outcome === 'impossible') return leave(() => errorPath('missing_refresh_token'));
  return outcome.accessToken;
}

/**
 * Waits on the page that finishes a sign-in: a call with the token of an earlier session would begin another sign-in,
 * which takes the place of this one.
 */
async function signInFinished(): Promise<void> {
  while (window.location.pathname === '/admin/auth-callback') {
    const session = readSession();
    if (session && isFresh(session)) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Renews the token in the background while the tab is open, so that calls do not wait for it. */
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

/**
 * Renews the token in one tab at a time; a tab that waited uses the token that the other tab stored. Without https
 * browsers have no locks between tabs; the API then gives both tabs the same token.
 */
async function renewAlone(): Promise<Outcome> {
  const locks = navigator.locks as LockManager | undefined;
  return locks ? await locks.request('anden.renew', renewUnlessRenewed) : renewUnlessRenewed();
}

async function renewUnlessRenewed(): Promise<Outcome> {
  const session = readSession();
  if (!session) return 'ended';
  if (isFresh(session)) return session;
  try {
    const token = await callSession<Token>('/renew');
    if (!readSession()) return 'ended';
    storeToken(token);
    return readSession() ?? 'ended';
  } catch (error) {
    if (failureOf(error) === 'login_required') return 'ended';
    if (failureOf(error) === 'missing_refresh_token') return 'impossible';
    if (session.expiresAt > Date.now()) return session;
    throw error;
  }
}

function isFresh({ expiresAt }: Session): boolean {
  return expiresAt - Date.now() > MARGIN;
}

const MARGIN = 60_000;
const CHECK_EVERY = 15_000;
