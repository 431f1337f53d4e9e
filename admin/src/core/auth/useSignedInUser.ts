import { readSession, type SessionUser } from './session.ts';

/** The signed-in user. Use it only below the layout, which requires a session. */
export function useSignedInUser(): SessionUser | undefined {
  return readSession()?.user;
}
