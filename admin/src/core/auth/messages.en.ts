import type { es } from './messages.es.ts';

/** The texts of signing in in English. */
export const en: typeof es = {
  signIn: {
    finishing: 'Signing in…',
    failed: "Couldn't sign in",
    retry: 'Try again',
    errors: {
      timeout: 'The identity provider took more than 10 seconds to answer. Try again.',
      cancelled: 'Signing in was canceled before it finished.',
      missing_refresh_token:
        'The identity provider does not allow your session to be renewed. Sign in again.',
      state_mismatch:
        'The response does not match this sign-in. An old link or another tab often causes this.',
      login_required: 'Your session with the identity provider has ended. Sign in again.',
      unconfirmed: 'Your account is not registered in Andén yet. Ask your administrator to add it.',
      deactivated: 'Your account is deactivated. Ask your administrator to restore it.',
      refused: 'Andén did not accept the session that was just started. Try again.',
      unreachable: 'The sign-in service cannot be reached. Check your connection.',
      unknown: 'An unexpected error occurred while signing in.',
    },
  },
};
