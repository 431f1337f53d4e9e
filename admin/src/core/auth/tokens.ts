import type { TokenEndpointResponse, TokenEndpointResponseHelpers } from 'openid-client';
import type { Tokens } from './session.ts';

/** The provider's answer as the session keeps it. */
export function tokensOf(answer: TokenEndpointResponse & TokenEndpointResponseHelpers): Tokens {
  return {
    accessToken: answer.access_token,
    expiresAt: Date.now() + (answer.expiresIn() ?? 0) * 1000,
    refreshToken: answer.refresh_token,
    idToken: answer.id_token,
  };
}
