import type { components } from '#contract';
import { callSession } from './callSession.ts';
import { confirmUser } from './confirmUser.ts';
import { errorPath, leave } from './leave.ts';
import { startSession } from './session.ts';
import { failureOf } from './SignInError.ts';

/** Redirects to the identity provider, which redirects back to the present page later. Never resolves. */
export function leaveForSignIn(): Promise<never> {
  return leave(async () => {
    try {
      const { url } = await callSession<{ url: string }>('/start');
      keepReturnPath();
      return url;
    } catch (error) {
      return errorPath(failureOf(error));
    }
  });
}

/**
 * Finishes a sign-in from the address that the provider redirected to: the API exchanges the code and confirms the
 * user; stores the session. Returns the path to go to. Throws errors that failureOf maps to messages.
 */
export async function finishSignIn({ search }: URL): Promise<string> {
  const { profile, ...token } = await callSession<SignedIn>('', { query: search || '?' });
  const user = await confirmUser(profile.email, token.accessToken);
  startSession({ ...user, ...profile }, token);
  sessionStorage.setItem('signedInAt', String(Date.now()));
  return takeReturnPath() ?? HOME;
}

type SignedIn = components['schemas']['SignedIn'];

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

/** The path that redirects each user to the first page of their kind. */
const HOME = '/admin';
