import type { Context } from 'koa';
import type { Actor } from '../../../core/auth/actor.ts';
import { ProviderUnreachable } from '../../../core/auth/discovery.ts';
import { MEXICO_CITY } from '../../../core/i18n/days.ts';
import { Refusal } from '../../../core/errors/errors.ts';
import {
  bearer,
  type CallerToken,
  type Claims,
  type createTokenVerifier,
  TokenError,
} from '../../../core/auth/session.ts';
import { actorCache } from './actorCache.ts';
import { callerById, callerBySubject, type Caller } from './callers.ts';
import { roleName, typeName } from '../roles.ts';
import { User } from '../User.ts';

type Verifier = ReturnType<typeof createTokenVerifier>;

/**
 * Finds the user of a request by its verified token: throws 401 without a valid token or after the end of its session,
 * 403 when it belongs to no user. `isEnded` says by a token's hash whether its session has ended.
 */
export function identifier(verifier: Verifier, isEnded: (tokenHash: string) => Promise<boolean>) {
  return (ctx: Context): Actor | Promise<Actor> => {
    const token = tokenOf(ctx);
    const claims = verifier.known(token, ctx.req.socket);
    const actor = claims && actorCache.get(claims.tokenHash);
    if (!actor) return identify(ctx, token);
    keepToken(ctx, claims);
    return actor;
  };

  async function identify(ctx: Context, token: string): Promise<Actor> {
    const claims = await orRefused(verifier.verify(token));
    keepToken(ctx, claims);
    return actorCache.of(claims.tokenHash, async () => {
      if (await isEnded(claims.tokenHash)) throw unauthenticated(new TokenError('invalid'));
      const user =
        (await callerBySubject(claims.sub)) ?? (await linkSubject(verifier, token, claims));
      if (!user) throw new Refusal('NOT_A_USER');
      if (user.archivedAt) throw new Refusal('DEACTIVATED');
      return actorOf(user);
    });
  }
}

function keepToken(ctx: Context, { tokenHash, expiresAt }: Claims): void {
  ctx.state.token = { tokenHash, expiresAt } satisfies CallerToken;
}

declare module '../../../core/auth/actor.ts' {
  interface Actor {
    /** The carrier of a user of type carrier. */
    carrierId: string | null;
  }
}

/** The user as a caller of the API. */
export function actorOf(user: Caller): Actor {
  const type = typeName(user.userTypeId);
  return {
    userId: user.id,
    type,
    role: roleName(user.userRoleId),
    access: user.accessType,
    companyId: user.companyId,
    carrierId: user.carrierId,
    employerId: (user.companyId ?? user.carrierId)!,
    hiddenEmployers: type === 'shipper' ? ['carrier'] : [],
    locale: user.language,
    timeZone: user.timeZone ?? MEXICO_CITY,
  };
}

/** The user by its id, as a caller of the API; undefined for one that is archived. */
export async function findActor(id: string): Promise<Actor | undefined> {
  const user = await callerById(id);
  return user && !user.archivedAt ? actorOf(user) : undefined;
}

function tokenOf(ctx: Context): string {
  try {
    return bearer(ctx.get('Authorization') || undefined);
  } catch (error) {
    throw unauthenticated(error as TokenError);
  }
}

function orRefused<Answer>(answer: Promise<Answer>): Promise<Answer> {
  return answer.catch((error) => {
    throw error instanceof TokenError ? unauthenticated(error) : unreachable(error);
  });
}

/**
 * At the first sign-in, saves the token's subject with the user who has the verified e-mail address; later sign-ins use
 * the subject only.
 */
async function linkSubject(verifier: Verifier, token: string, claims: Claims) {
  const { email, emailVerified } = claims.email
    ? claims
    : await fetchUserInfo(verifier, token, claims.sub);
  if (!email) return undefined;
  if (!emailVerified) throw new Refusal('EMAIL_NOT_VERIFIED');
  await User.query().patch({ identitySub: claims.sub }).where({ email }).whereNull('identitySub');
  return callerBySubject(claims.sub);
}

function fetchUserInfo(verifier: Verifier, token: string, sub: string) {
  return orRefused(verifier.userinfo(token, sub));
}

function unauthenticated(error: TokenError) {
  const code = error.reason === 'expired' ? 'TOKEN_EXPIRED' : 'UNAUTHENTICATED';
  const challenge = error.reason === 'missing' ? 'Bearer' : 'Bearer error="invalid_token"';
  return new Refusal(code, { headers: { 'WWW-Authenticate': challenge }, cause: error });
}

function unreachable(error: unknown) {
  if (!(error instanceof ProviderUnreachable)) return error;
  return new Refusal('UNAVAILABLE', { headers: { 'Retry-After': '5' }, cause: error });
}
