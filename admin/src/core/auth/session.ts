import type { components } from '#contract';

/** The user that the API confirmed at sign-in, with the identity provider's profile. */
export type SessionUser = components['schemas']['User'] & {
  name?: string;
  nickname?: string;
  picture?: string;
};

/** An access token, and its remaining lifetime in seconds. */
export type Token = components['schemas']['AccessToken'];

/** The signed-in session, shared by all tabs through local storage. */
export interface Session {
  user: SessionUser;
  userId: string;
  accessToken: string;
  /** The access token's end in epoch milliseconds. */
  expiresAt: number;
}

/** The stored session, or null where nobody is signed in. */
export function readSession(): Session | null {
  const user = localStorage.getItem('user');
  const accessToken = localStorage.getItem('accessToken');
  if (!user || !accessToken || localStorage.getItem('isAuthenticated') !== 'true') return null;
  return {
    user: userOf(user),
    userId: localStorage.getItem('userId') ?? '',
    accessToken,
    expiresAt: Number(localStorage.getItem('expiresAt')),
  };
}

/** The user in a stored text: the same object until the text changes, so that what shows the user renders once. */
function userOf(text: string): SessionUser {
  if (last?.text !== text) last = { text, user: JSON.parse(text) as SessionUser };
  return last.user;
}

let last: { text: string; user: SessionUser } | undefined;

/** Stores who signed in and with which token. */
export function startSession(user: SessionUser, token: Token): void {
  localStorage.setItem('user', JSON.stringify(user));
  localStorage.setItem('userId', user.id);
  storeToken(token);
  localStorage.setItem('isAuthenticated', 'true');
}

/** Stores changes of the signed-in user's own account; the identity provider's profile stays as it is. */
export function updateSessionUser(changes: Partial<SessionUser>): void {
  const session = readSession();
  if (session) localStorage.setItem('user', JSON.stringify({ ...session.user, ...changes }));
}

/** Replaces the access token. */
export function storeToken({ accessToken, expiresIn }: Token): void {
  localStorage.setItem('expiresAt', String(Date.now() + expiresIn * 1000));
  localStorage.setItem('accessToken', accessToken);
}

/** Deletes the session in every tab. */
export function endSession(): void {
  for (const key of KEYS) localStorage.removeItem(key);
}

/** Watches other tabs: calls `onEnd` when they log out, `onOther` when another user signs in. */
export function followOtherTabs(onEnd: () => void, onOther: () => void): void {
  window.addEventListener('storage', ({ key, oldValue, newValue }) => {
    if (key === 'isAuthenticated' && !newValue) onEnd();
    if (key === 'userId' && oldValue && newValue && oldValue !== newValue) onOther();
  });
}

const KEYS = ['isAuthenticated', 'accessToken', 'expiresAt', 'userId', 'user'];
