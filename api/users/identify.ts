import type { Context } from 'koa';
import type { Actor } from '../core/auth/actor.ts';
import { ProviderUnreachable } from '../core/auth/discovery.ts';
import { Refusal } from '../core/http/errors.ts';
import { bearer, TokenError, type Claims, type createTokenVerifier } from '../core/auth/session.ts';
import { actors } from './remembered.ts';
import { roleName, typeName } from './roles.ts';
import { User } from './User.ts';

type Verifier = ReturnType<typeof createTokenVerifier>;

/** Who sends a request, from its verified token alone: 401 without a good token, 403 if it is nobody's of ours. */
export function identifier(verifier: Verifier) {
  return async (ctx: Context): Promise<Actor> => {
    const { token, claims } = await verified(verifier, ctx);
    return actors.of(claims.sub, async () => {
      const user = (await bySubject(claims.sub)) ?? (await adopted(verifier, token, claims));
      if (!user || user.archivedAt) throw new Refusal('NOT_A_USER');
      return actorOf(user);
    });
  };
}

declare module '../core/auth/actor.ts' {
  interface Actor {
    /** The carrier that a user of type carrier works for. */
    carrierId: string | null;
  }
}

function actorOf(user: User): Actor {
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
  };
}

async function verified(verifier: Verifier, ctx: Context) {
  try {
    const token = bearer(ctx.get('Authorization') || undefined);
    return { token, claims: await verifier.verify(token) };
  } catch (error) {
    throw error instanceof TokenError ? unauthenticated(error) : unreachable(error);
  }
}

function bySubject(identitySub: string) {
  return User.query().findOne({ identitySub });
}

/** The first sign-in ties the provider's subject to the user with that verified address, for good. */
async function adopted(verifier: Verifier, token: string, claims: Claims) {
  const { email, emailVerified } = claims.email ? claims : await asked(verifier, token, claims.sub);
  if (!email) return undefined;
  if (!emailVerified) throw new Refusal('EMAIL_NOT_VERIFIED');
  await User.query().patch({ identitySub: claims.sub }).where({ email }).whereNull('identitySub');
  return bySubject(claims.sub);
}

async function asked(verifier: Verifier, token: string, sub: string) {
  try {
    return await verifier.userinfo(token, sub);
  } catch (error) {
    throw error instanceof TokenError ? unauthenticated(error) : unreachable(error);
  }
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
