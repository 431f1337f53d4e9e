import { randomBytes } from 'node:crypto';
import { announce, onAnnounced } from '../../core/announcements/announce.ts';
import { forgetActors, User } from '../../platform/users/index.ts';
import { hashOf, seal } from './seal.ts';
import { Session } from './Session.ts';
import type { Held } from './sessionCookies.ts';
import { SessionToken } from './SessionToken.ts';

/** The topic under which the end of a session is announced, with its id. */
export const SESSIONS = 'sessions';

onAnnounced(SESSIONS, forgetActors);

/** Tokens of the provider; `refreshToken` is empty when it gave none. */
export interface Tokens {
  accessToken: string;
  refreshToken: string;
  idToken?: string | undefined;
  expiresAt: Date;
}

/** Begins a session of `subject` with the tokens of a sign-in; returns what the browser has to keep. */
export async function begin(subject: string, tokens: Tokens, now: Date): Promise<Held> {
  const secret = randomBytes(32).toString('base64url');
  const { refreshToken, idToken } = tokens;
  const session = await Session.query().insert({
    secretHash: hashOf(secret),
    subject,
    refreshHash: refreshToken ? hashOf(refreshToken) : null,
    idToken: idToken ? seal(secret, idToken) : null,
    renewedAt: now,
  });
  await keepToken(session.id, tokens);
  return { secret, refreshToken };
}

/** The session of a cookie, unless it has ended. */
export async function findOpen({ secret }: Held): Promise<Session | undefined> {
  return Session.query().findOne({ secretHash: hashOf(secret), endedAt: null });
}

/** Remembers that a session was given an access token, so that its end ends the token too. */
export async function keepToken(sessionId: string, { accessToken, expiresAt }: Tokens) {
  const token = { hash: hashOf(accessToken), sessionId, expiresAt };
  await SessionToken.query().insert(token).onConflict('hash').ignore();
}

/** Ends a session in all processes: its access tokens are refused from the next call on, and it cannot be renewed. */
export async function end({ id }: Session, now: Date): Promise<void> {
  await Session.transaction(async (trx) => {
    await Session.query(trx)
      .patch({ endedAt: now, renewal: null, idToken: null })
      .where({ id, endedAt: null });
    await announce(trx, SESSIONS, id);
  });
}

/** The id of the user whose session it is; undefined before the user's first call. */
export async function userOf({ subject }: Session): Promise<string | undefined> {
  return (await User.query().findOne({ identitySub: subject }).select('id'))?.id;
}

/** Whether an access token, by its hash, was given to a session that has ended. */
export async function isEnded(tokenHash: string): Promise<boolean> {
  const ofToken = SessionToken.query().select('sessionId').where({ hash: tokenHash });
  const ended = await Session.query().whereIn('id', ofToken).whereNotNull('endedAt').first();
  return ended !== undefined;
}

/** The hashes of the access tokens that a session was given and that have not been swept. */
export async function tokensOf(sessionId: string): Promise<string[]> {
  const tokens = await SessionToken.query().select('hash').where({ sessionId });
  return tokens.map(({ hash }) => hash);
}
