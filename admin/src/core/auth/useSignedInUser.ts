import { readSession, type SessionUser } from './session.ts';

/** The signed-in user. Only below the layout, which nobody sees without a session. */
export function useSignedInUser(): SessionUser | undefined {
  return readSession()?.user;
}
