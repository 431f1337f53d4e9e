import { PROVIDER_TIMEOUT } from './provider.ts';
import type { SessionUser } from './session.ts';
import { SignInError } from './SignInError.ts';

/** Asks the API which of its users the person is, with the token passed in. Throws SignInError. */
export async function confirmUser(email: string, accessToken: string): Promise<SessionUser> {
  const response = await fetch(`/api/users/confirm/?${new URLSearchParams({ email })}`, {
    headers: { Authorization: `Bearer ${accessToken}` },
    signal: AbortSignal.timeout(PROVIDER_TIMEOUT * 1000),
  });
  if (!response.ok) throw new SignInError(response.status < 500 ? 'unconfirmed' : 'unreachable');
  return (await response.json()) as SessionUser;
}
