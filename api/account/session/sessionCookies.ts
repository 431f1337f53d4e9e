import type { Cookies } from '../../core/http/cookies.ts';

const PATH = '/api/session/token';
const SESSION = 'anden_refresh';
const START = 'anden_start_';
const HOUR = 3600;
const DAY = 24 * HOUR;
const MOST_STARTS = 8;

/** The browser's part of a session: its secret, and the provider's refresh token, empty when there is none. */
export interface Held {
  secret: string;
  refreshToken: string;
}

/** The session of the browser that calls. */
export function heldBy(cookies: Cookies): Held | undefined {
  const [, secret, refreshToken] = /^([\w-]+)\.(.*)$/.exec(cookies.get(SESSION) ?? '') ?? [];
  return secret === undefined ? undefined : { secret, refreshToken: refreshToken! };
}

/** Gives the session to the browser, for a day after the last renewal. */
export function hold(cookies: Cookies, { secret, refreshToken }: Held): void {
  cookies.set({ name: SESSION, value: `${secret}.${refreshToken}`, path: PATH, maxAge: DAY });
}

/** Deletes the session from the browser. */
export function drop(cookies: Cookies): void {
  cookies.set({ name: SESSION, value: '', path: PATH, maxAge: 0 });
}

/** The secrets of a sign-in that has begun, kept until the provider returns: the PKCE verifier and the nonce. */
export interface Started {
  verifier: string;
  nonce: string;
}

/** Keeps what a sign-in was begun with under its state, since several tabs may sign in at a time; too many are deleted. */
export function keepStarted(cookies: Cookies, state: string, { verifier, nonce }: Started): void {
  const others = cookies.namesWith(START);
  if (others.length >= MOST_STARTS) for (const name of others) deleteCookie(cookies, name);
  cookies.set({ name: START + state, value: `${verifier}.${nonce}`, path: PATH, maxAge: HOUR });
}

/** Takes what the sign-in of this state was begun with; undefined when this browser has begun none. */
export function takeStarted(cookies: Cookies, state: string): Started | undefined {
  const name = START + state;
  const [verifier, nonce] = cookies.get(name)?.split('.') ?? [];
  if (!verifier || !nonce) return undefined;
  deleteCookie(cookies, name);
  return { verifier, nonce };
}

function deleteCookie(cookies: Cookies, name: string): void {
  cookies.set({ name, value: '', path: PATH, maxAge: 0 });
}
