import { setTimeout as pause } from 'node:timers/promises';
import { refreshTokenGrant, tokenRevocation } from 'openid-client';
import { Refusal } from '../../core/errors/errors.ts';
import type { Provider } from './provider.ts';
import { answerOf } from './providerErrors.ts';
import { hashOf, seal, unseal } from './seal.ts';
import { Session } from './Session.ts';
import type { Held } from './sessionCookies.ts';
import { end, findOpen, keepToken, type Tokens } from './sessions.ts';
import { tokensOf } from './tokens.ts';

/** The time for which the answer to a renewal is given again, to tabs that renewed at the same time and to lost answers. */
const GRACE_MS = 30_000;
/** After which time a renewal that has not ended counts as lost, with the process that asked for it. */
const LOST_MS = 15_000;
const CHECK_EVERY_MS = 100;
const CHECKS = 100;

/** The refusal of a refresh token that was replaced before, and the session that it ended. */
export class ReusedToken extends Refusal {
  constructor(readonly session: Session) {
    super('SESSION_ENDED');
  }
}

/**
 * New tokens for the refresh token that the browser has. While another call renews it, waits for that one and returns
 * the same tokens. A refresh token that was replaced earlier is somebody's copy: it ends the session.
 */
export async function renew(provider: Provider, held: Held, now: Date): Promise<Tokens> {
  for (let check = 0; check < CHECKS; check++) {
    const session = await findOpen(held);
    if (!session) throw new Refusal('SESSION_ENDED');
    if (!held.refreshToken) throw new Refusal('MISSING_REFRESH_TOKEN');
    if (session.refreshHash !== hashOf(held.refreshToken))
      return renewedBefore(provider, session, held, now);
    if (await claim(session, now)) return renewNow(provider, session, held, now);
    await pause(CHECK_EVERY_MS);
  }
  throw new Refusal('UNAVAILABLE', { headers: { 'Retry-After': '1' } });
}

/** Makes this call the only one that renews the session's present refresh token. */
async function claim({ id, refreshHash }: Session, now: Date): Promise<boolean> {
  const lost = new Date(now.getTime() - LOST_MS);
  const claimed = await Session.query()
    .patch({ renewingSince: now })
    .where({ id, refreshHash, endedAt: null })
    .where((free) => free.whereNull('renewingSince').orWhere('renewingSince', '<', lost));
  return claimed === 1;
}

async function renewNow(provider: Provider, session: Session, held: Held, now: Date) {
  const config = await answerOf(provider.config());
  try {
    const answer = await answerOf(refreshTokenGrant(config, held.refreshToken));
    const tokens = tokensOf(answer, now);
    return await replace(
      session,
      held,
      { ...tokens, refreshToken: tokens.refreshToken || held.refreshToken },
      now,
    );
  } catch (error) {
    const isOver = error instanceof Refusal && error.code === 'SESSION_ENDED';
    if (isOver) await end(session, now);
    else await Session.query().findById(session.id).patch({ renewingSince: null });
    throw error;
  }
}

/** Stores that the refresh token was replaced, and the new tokens for calls that still have the old one. */
async function replace(session: Session, held: Held, tokens: Tokens, now: Date): Promise<Tokens> {
  const { idToken, ...renewal } = tokens;
  const replaced = await Session.query()
    .patch({
      refreshHash: hashOf(tokens.refreshToken),
      previousHash: hashOf(held.refreshToken),
      renewal: seal(held.refreshToken, JSON.stringify(renewal)),
      ...(idToken && { idToken: seal(held.secret, idToken) }),
      renewingSince: null,
      renewedAt: now,
    })
    .where({ id: session.id, endedAt: null });
  if (replaced === 0) throw new Refusal('SESSION_ENDED');
  await keepToken(session.id, tokens);
  return tokens;
}

/** The tokens of the last renewal, within the grace time; otherwise ends the session and throws. */
async function renewedBefore(provider: Provider, session: Session, held: Held, now: Date) {
  const { previousHash, renewal, renewedAt } = session;
  const isLast = previousHash === hashOf(held.refreshToken) && renewal;
  if (isLast && now.getTime() - renewedAt.getTime() <= GRACE_MS) {
    const tokens = JSON.parse(unseal(held.refreshToken, renewal)) as Tokens;
    return { ...tokens, expiresAt: new Date(tokens.expiresAt) };
  }
  await end(session, now);
  await revoke(provider, held);
  throw new ReusedToken(session);
}

/** Asks the provider to revoke a refresh token and those made from it, as far as it can. */
export async function revoke({ config }: Provider, { refreshToken }: Held): Promise<void> {
  const discovered = await config().catch(() => undefined);
  if (!refreshToken || !discovered?.serverMetadata().revocation_endpoint) return;
  await tokenRevocation(discovered, refreshToken).catch(() => undefined);
}
