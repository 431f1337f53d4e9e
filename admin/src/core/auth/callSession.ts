import { readLanguage } from '../i18n/language.ts';
import { SignInError, type SignInFailure } from './SignInError.ts';

/**
 * Calls the API for the session's tokens. The refresh token is in a cookie that only these calls send and that scripts
 * cannot read. Throws SignInError.
 */
export async function callSession<Result>(verb: string, body?: object): Promise<Result> {
  const response = await fetch(`/api/session/token${verb}`, {
    method: 'POST',
    headers: {
      'Accept-Language': readLanguage(),
      ...(body && { 'Content-Type': 'application/json' }),
    },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new SignInError(await failureIn(response));
  return (await response.json()) as Result;
}

/** Longer than the ten seconds that the API waits for the identity provider (specification, section 9). */
const TIMEOUT_MS = 15_000;

async function failureIn(response: Response): Promise<SignInFailure> {
  const { code = '' } = (await response.json().catch(() => ({}))) as { code?: string };
  return FAILURES[code] ?? (response.status >= 500 ? 'unreachable' : 'unknown');
}

const FAILURES: Record<string, SignInFailure> = {
  STATE_MISMATCH: 'state_mismatch',
  SIGN_IN_CANCELLED: 'cancelled',
  LOGIN_REQUIRED: 'login_required',
  SESSION_ENDED: 'login_required',
  MISSING_REFRESH_TOKEN: 'missing_refresh_token',
  PROVIDER_TIMEOUT: 'timeout',
};
