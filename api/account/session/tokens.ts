import type { TokenEndpointResponse, TokenEndpointResponseHelpers } from 'openid-client';
import type { Schemas } from '../../core/contract/types.ts';
import type { Tokens } from './sessions.ts';

/** The tokens of a response of the token endpoint. */
export function tokensOf(
  answer: TokenEndpointResponse & TokenEndpointResponseHelpers,
  now: Date,
): Tokens {
  return {
    accessToken: answer.access_token,
    refreshToken: answer.refresh_token ?? '',
    idToken: answer.id_token,
    expiresAt: new Date(now.getTime() + (answer.expiresIn() ?? 0) * 1000),
  };
}

/** The access token as the browser gets it. */
export function presentToken(
  { accessToken, expiresAt }: Tokens,
  now: Date,
): Schemas['AccessToken'] {
  const left = Math.round((expiresAt.getTime() - now.getTime()) / 1000);
  return { accessToken, expiresIn: Math.max(0, left) };
}
