/** Why signing in failed, one message each (specification, section 8). */
export type SignInFailure =
  | 'timeout'
  | 'cancelled'
  | 'missing_refresh_token'
  | 'state_mismatch'
  | 'login_required'
  | 'unconfirmed'
  | 'refused'
  | 'unreachable'
  | 'unknown';

/** A failure of signing in that has a message of its own. */
export class SignInError extends Error {
  readonly failure: SignInFailure;

  constructor(failure: SignInFailure, options?: ErrorOptions) {
    super(`anden.signIn.errors.${failure}`, options);
    this.failure = failure;
  }
}

/** Which failure an error of the identity provider or of the network is. */
export function failureOf(error: unknown): SignInFailure {
  if (error instanceof SignInError) return error.failure;
  const { name, code, error: answer } = Object(error) as Record<string, unknown>;
  if (name === 'TimeoutError' || code === 'OAUTH_TIMEOUT') return 'timeout';
  if (typeof answer === 'string') return ANSWERS[answer] ?? 'unknown';
  if (error instanceof TypeError) return 'unreachable';
  return 'unknown';
}

const ANSWERS: Record<string, SignInFailure> = {
  access_denied: 'cancelled',
  login_required: 'login_required',
  interaction_required: 'login_required',
  consent_required: 'login_required',
  account_selection_required: 'login_required',
  temporarily_unavailable: 'unreachable',
};
