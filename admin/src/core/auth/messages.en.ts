import type { es } from './messages.es.ts';

/** The texts of signing in in English. */
export const en: typeof es = {
  signIn: {
    finishing: 'Signing in…',
    failed: 'Signing in failed',
    retry: 'Try again',
    errors: {
      timeout: 'The identity provider took more than 10 seconds to answer. Try again.',
      cancelled: 'Signing in was cancelled before it ended.',
      missing_refresh_token:
        'The identity provider does not let your session be renewed. Sign in again.',
      state_mismatch:
        'The answer does not belong to this sign-in. An old link or another tab often causes this.',
      login_required: 'Your session with the identity provider has ended. Sign in again.',
      unconfirmed: 'Your account is not registered in Andén yet. Ask your administrator to add it.',
      refused: 'Andén did not accept the session that has just begun. Try again.',
      unreachable: 'The sign-in service cannot be reached. Check your connection.',
      unknown: 'An unexpected error occurred while signing in.',
    },
  },
};
