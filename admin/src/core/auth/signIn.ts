import {
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client';
import { readLanguage } from '../i18n/language.ts';
import { confirmUser } from './confirmUser.ts';
import { errorPath, leave } from './leave.ts';
import { profileOf } from './profile.ts';
import { identityProvider, SCOPE } from './provider.ts';
import { startSession } from './session.ts';
import { failureOf, SignInError } from './SignInError.ts';
import { tokensOf } from './tokens.ts';

/** Goes to the identity provider, and comes back later to where the person is now. Never returns. */
export function leaveForSignIn(): Promise<never> {
  return leave(async () => {
    try {
      return await authorizationUrl();
    } catch (error) {
      return errorPath(failureOf(error));
    }
  });
}

/**
 * Ends a sign-in at the address the provider sent the person back to: exchanges the code, confirms
 * the user with the API, stores the session. Answers where to go. Throws what failureOf explains.
 */
export async function finishSignIn(address: URL): Promise<string> {
  const started = takeStarted(address.searchParams.get('state'));
  const { config } = await identityProvider();
  const answer = await authorizationCodeGrant(config, address, {
    pkceCodeVerifier: started.verifier,
    expectedState: started.state,
    expectedNonce: started.nonce,
    idTokenExpected: true,
  });
  const profile = await profileOf(config, answer);
  const user = await confirmUser(profile.email, answer.access_token);
  startSession({ ...user, ...profile }, tokensOf(answer));
  sessionStorage.setItem('signedInAt', String(Date.now()));
  return takeReturnPath() ?? HOME;
}

interface Started {
  state: string;
  nonce: string;
  verifier: string;
}

async function authorizationUrl(): Promise<string> {
  const { settings, config } = await identityProvider();
  const started = {
    state: randomState(),
    nonce: randomNonce(),
    verifier: randomPKCECodeVerifier(),
  };
  sessionStorage.setItem('signIn', JSON.stringify(started));
  keepReturnPath();
  const url = buildAuthorizationUrl(config, {
    redirect_uri: `${window.location.origin}/admin/auth-callback`,
    scope: SCOPE,
    resource: settings.audience,
    audience: settings.audience,
    state: started.state,
    nonce: started.nonce,
    code_challenge: await calculatePKCECodeChallenge(started.verifier),
    code_challenge_method: 'S256',
    ui_locales: readLanguage(),
  });
  return url.href;
}

/** What this tab remembered when it left; an answer to another question is a state mismatch. */
function takeStarted(state: string | null): Started {
  const started = JSON.parse(sessionStorage.getItem('signIn') ?? 'null') as Started | null;
  sessionStorage.removeItem('signIn');
  if (!started || started.state !== state) throw new SignInError('state_mismatch');
  return started;
}

function keepReturnPath(): void {
  const { pathname, search, hash } = window.location;
  if (!NO_PLACE.has(pathname)) sessionStorage.setItem('returnTo', pathname + search + hash);
}

function takeReturnPath(): string | null {
  const path = sessionStorage.getItem('returnTo');
  sessionStorage.removeItem('returnTo');
  return path;
}

const NO_PLACE = new Set(['/admin', '/admin/', '/admin/auth-callback', '/admin/error']);

/** Leads each user to the first page of their kind. */
const HOME = '/admin';
