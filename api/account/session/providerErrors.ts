import { AuthorizationResponseError, ClientError, ResponseBodyError } from 'openid-client';
import { Refusal, type ErrorCode } from '../../core/errors/errors.ts';

/** Waits for the provider's answer; throws a Refusal that says why there is none. */
export async function answerOf<Answer>(request: Promise<Answer>): Promise<Answer> {
  try {
    return await request;
  } catch (cause) {
    throw new Refusal(codeOf(cause), { cause });
  }
}

function codeOf(error: unknown): ErrorCode {
  if (error instanceof AuthorizationResponseError) return CALLBACK[error.error] ?? 'SIGN_IN_FAILED';
  if (error instanceof ResponseBodyError) return bodyCodeOf(error);
  if (error instanceof TypeError) return 'PROVIDER_UNREACHABLE';
  if (!(error instanceof ClientError)) throw error;
  if (error.code === 'OAUTH_TIMEOUT') return 'PROVIDER_TIMEOUT';
  return NO_ANSWER.has(error.code ?? '') ? 'PROVIDER_UNREACHABLE' : 'SIGN_IN_FAILED';
}

function bodyCodeOf({ error, status }: ResponseBodyError): ErrorCode {
  if (ENDED.has(error)) return 'SESSION_ENDED';
  return status >= 500 || status === 429 ? 'PROVIDER_UNREACHABLE' : 'SIGN_IN_FAILED';
}

/** Errors with which the provider returns to us instead of a code (OpenID Connect Core 3.1.2.6). */
const CALLBACK: Record<string, ErrorCode> = {
  access_denied: 'SIGN_IN_CANCELLED',
  login_required: 'LOGIN_REQUIRED',
  interaction_required: 'LOGIN_REQUIRED',
  consent_required: 'LOGIN_REQUIRED',
  account_selection_required: 'LOGIN_REQUIRED',
  temporarily_unavailable: 'PROVIDER_UNREACHABLE',
};

/** Errors of the token endpoint that a new sign-in mends. */
const ENDED = new Set(['invalid_grant', 'login_required', 'interaction_required']);

const NO_ANSWER = new Set([
  'OAUTH_ABORT',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
]);
