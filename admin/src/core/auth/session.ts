import type { components } from '#contract';

/** The product's user as confirmed at sign-in, with what the identity provider says of the person. */
export type SessionUser = components['schemas']['User'] & {
  name?: string;
  nickname?: string;
  picture?: string;
};

/** Tokens of the identity provider; `expiresAt` is the access token's end in epoch milliseconds. */
export interface Tokens {
  accessToken: string;
  expiresAt: number;
  refreshToken?: string;
  idToken?: string;
}

/** The signed-in session, shared by all tabs through local storage. */
export interface Session extends Tokens {
  user: SessionUser;
  userId: string;
}

/** The stored session, or null where nobody is signed in. */
export function readSession(): Session | null {
  const user = localStorage.getItem('user');
  const accessToken = localStorage.getItem('accessToken');
  if (!user || !accessToken || localStorage.getItem('isAuthenticated') !== 'true') return null;
  return {
    user: JSON.parse(user) as SessionUser,
    userId: localStorage.getItem('userId') ?? '',
    accessToken,
    expiresAt: Number(localStorage.getItem('expiresAt')),
    refreshToken: localStorage.getItem('refreshToken') ?? undefined,
    idToken: localStorage.getItem('idToken') ?? undefined,
  };
}

/** Stores who signed in and with which tokens. */
export function startSession(user: SessionUser, tokens: Tokens): void {
  localStorage.setItem('user', JSON.stringify(user));
  localStorage.setItem('userId', user.id);
  storeTokens(tokens);
  localStorage.setItem('isAuthenticated', 'true');
}

/** Keeps what the signed-in user changed of the own account; what the identity provider says stays. */
export function updateSessionUser(changes: Partial<SessionUser>): void {
  const session = readSession();
  if (session) localStorage.setItem('user', JSON.stringify({ ...session.user, ...changes }));
}

/** Replaces the tokens; one that the provider did not send again stays. */
export function storeTokens({ accessToken, expiresAt, refreshToken, idToken }: Tokens): void {
  localStorage.setItem('expiresAt', String(expiresAt));
  if (refreshToken) localStorage.setItem('refreshToken', refreshToken);
  if (idToken) localStorage.setItem('idToken', idToken);
  localStorage.setItem('accessToken', accessToken);
}

/** Forgets the session in every tab. */
export function endSession(): void {
  for (const key of KEYS) localStorage.removeItem(key);
}

/** Follows what other tabs do: `onEnd` when they log out, `onOther` when someone else signs in. */
export function followOtherTabs(onEnd: () => void, onOther: () => void): void {
  window.addEventListener('storage', ({ key, oldValue, newValue }) => {
    if (key === 'isAuthenticated' && !newValue) onEnd();
    if (key === 'userId' && oldValue && newValue && oldValue !== newValue) onOther();
  });
}

const KEYS = [
  'isAuthenticated',
  'accessToken',
  'refreshToken',
  'idToken',
  'expiresAt',
  'userId',
  'user',
];
