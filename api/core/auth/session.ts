import type { Socket } from 'node:net';
import {
  createLocalJWKSet,
  errors,
  jwtVerify,
  type JSONWebKeySet,
  type JWTPayload,
  type JWTVerifyGetKey,
} from 'jose';
import { createClaimsCache } from './claimsCache.ts';
import { fetchUserinfo, ProviderUnreachable } from './discovery.ts';
import { IdentityProvider } from './identityProvider.ts';
import { memoizeSuccess } from '../runtime/memoizeSuccess.ts';
import { hashOf, lastHash } from './tokenHash.ts';
import { isAccessToken } from './tokenKind.ts';

const ALGORITHMS = ['RS256', 'ES256', 'PS256', 'EdDSA'];
const LEEWAY_SECONDS = 60;

/** A caller's access token, without its secret. */
export interface CallerToken {
  expiresAt: Date;
  /** SHA-256 of the token, as base64url. */
  tokenHash: string;
}

/** The claims of a valid access token; `email` is absent when the provider does not include it. */
export interface Claims extends CallerToken {
  sub: string;
  email?: string;
  emailVerified?: boolean;
}

/** A token that was refused, with the reason. */
export class TokenError extends Error {
  readonly reason: 'missing' | 'expired' | 'invalid';

  constructor(reason: TokenError['reason'], options?: ErrorOptions) {
    super(`Token ${reason}`, options);
    this.reason = reason;
  }
}

/**
 * `fetchKeys` replaces the provider's keys; `provider` is that of the issuer, by default one whose answers are not stored.
 * Expiry is compared with `clock`.
 */
export interface VerifierOptions {
  issuer: string;
  audience: string;
  fetchKeys?: (() => Promise<JSONWebKeySet>) | undefined;
  provider?: IdentityProvider | undefined;
  clock: () => Date;
}

/** The token of an `Authorization: Bearer …` header; throws TokenError `missing` or `invalid`. */
export function bearer(header: string | undefined): string {
  if (!header) throw new TokenError('missing');
  const [, token] = /^Bearer ([\w\-.~+/]+=*)$/i.exec(header) ?? [];
  if (!token) throw new TokenError('invalid');
  return token;
}

/**
 * Verifies access tokens: signature by the issuer's keys, issuer, audience, algorithm, type, and times of issue and
 * expiry with 60 s leeway. The claims of a valid token are cached until it expires. `verify` throws TokenError, or ProviderUnreachable
 * when the provider does not answer.
 */
export function createTokenVerifier(options: VerifierOptions) {
  const { fetchKeys, provider = new IdentityProvider(options) } = options;
  const keys = fetchKeys
    ? memoizeSuccess(async () => createLocalJWKSet(await fetchKeys()))
    : () => provider.readAnswers().then(() => provider.key);
  const cache = createClaimsCache<Claims>(options.clock, LEEWAY_SECONDS);

  return {
    /** The cached claims of a token that was valid before; undefined when it has to be verified. */
    known: (token: string, connection: Socket): Claims | undefined =>
      cache.get(lastHash(token, connection)),

    async verify(token: string): Promise<Claims> {
      const tokenHash = hashOf(token);
      const cached = cache.get(tokenHash);
      if (cached) return cached;
      const claims = { ...(await check(token, await keys(), options)), tokenHash };
      cache.set(tokenHash, claims);
      return claims;
    },

    /** Gets the e-mail from the provider's userinfo; throws TokenError when the token does not belong to `sub`. */
    async userinfo(token: string, sub: string): Promise<Pick<Claims, 'email' | 'emailVerified'>> {
      const answer = await fetchUserinfo((await provider.readAnswers()).metadata, token);
      if (answer?.sub !== sub) throw new TokenError('invalid');
      return emailOf(answer);
    },
  };
}

async function check(
  token: string,
  keys: JWTVerifyGetKey,
  { issuer, audience, clock }: VerifierOptions,
): Promise<Omit<Claims, 'tokenHash'>> {
  try {
    const { payload, protectedHeader } = await jwtVerify(token, keys, {
      issuer,
      audience,
      algorithms: ALGORITHMS,
      clockTolerance: LEEWAY_SECONDS,
      currentDate: clock(),
      requiredClaims: ['sub', 'exp'],
    });
    if (!isAccessToken(protectedHeader, payload)) throw new TokenError('invalid');
    if (isFromFuture(payload, clock())) throw new TokenError('invalid');
    return claimsOf(payload);
  } catch (error) {
    throw toTokenError(error);
  }
}

function toTokenError(error: unknown): Error {
  if (error instanceof ProviderUnreachable) return error;
  const reason = error instanceof errors.JWTExpired ? 'expired' : 'invalid';
  return new TokenError(reason, { cause: error });
}

/** Whether a token says that it was issued later than the clocks may differ. */
function isFromFuture({ iat = 0 }: JWTPayload, now: Date): boolean {
  return iat > now.getTime() / 1000 + LEEWAY_SECONDS;
}

function claimsOf(payload: JWTPayload): Omit<Claims, 'tokenHash'> {
  const { sub, exp } = payload as { sub: string; exp: number };
  return { sub, ...emailOf(payload), expiresAt: new Date(exp * 1000) };
}

function emailOf(claims: Record<string, unknown>): Pick<Claims, 'email' | 'emailVerified'> {
  if (typeof claims.email !== 'string') return {};
  return { email: claims.email, emailVerified: claims.email_verified === true };
}
