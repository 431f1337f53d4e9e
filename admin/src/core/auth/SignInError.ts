/** The reasons why signing in can fail, each with a message of its own (specification, section 8). */
export type SignInFailure =
  | 'timeout'
  | 'cancelled'
  | 'missing_refresh_token'
  | 'state_mismatch'
  | 'login_required'
  | 'unconfirmed'
  | 'deactivated'
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

/** The sign-in failure for an error of the API or of the network. */
export function failureOf(error: unknown): SignInFailure {
  if (error instanceof SignInError) return error.failure;
  if (error instanceof DOMException && error.name === 'TimeoutError') return 'timeout';
  return error instanceof TypeError ? 'unreachable' : 'unknown';
}
