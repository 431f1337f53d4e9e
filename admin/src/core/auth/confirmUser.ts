import type { SessionUser } from './session.ts';
import { SignInError, type SignInFailure } from './SignInError.ts';

/** Asks the API which of its users the person is, with the token passed in. Throws SignInError. */
export async function confirmUser(email: string, accessToken: string): Promise<SessionUser> {
  const response = await fetch(`/api/users/confirm/?${new URLSearchParams({ email })}`, {
    headers: { Authorization: `Bearer ${accessToken}` },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new SignInError(await reasonOf(response));
  return (await response.json()) as SessionUser;
}

const TIMEOUT_MS = 10_000;

async function reasonOf(response: Response): Promise<SignInFailure> {
  if (response.status >= 500) return 'unreachable';
  const { code } = (await response.json().catch(() => ({}))) as { code?: string };
  return code === 'DEACTIVATED' ? 'deactivated' : 'unconfirmed';
}
