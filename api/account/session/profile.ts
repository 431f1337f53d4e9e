import {
  type Configuration,
  fetchUserInfo,
  type IDToken,
  type TokenEndpointResponse,
  type TokenEndpointResponseHelpers,
  type UserInfoResponse,
} from 'openid-client';
import type { Schemas } from '../../core/contract/types.ts';

/** The profile of a person at the identity provider. */
export type Profile = Schemas['Profile'];

/** The profile from the ID token, or from the provider's userinfo endpoint when the token lacks fields. */
export async function profileOf(
  config: Configuration,
  answer: TokenEndpointResponse & TokenEndpointResponseHelpers,
): Promise<Profile> {
  const claims = answer.claims();
  if (claims?.email) return pick(claims);
  return pick(await fetchUserInfo(config, answer.access_token, claims?.sub ?? ''));
}

function pick({ email, name, nickname, picture }: IDToken | UserInfoResponse): Profile {
  return {
    email: text(email) ?? '',
    name: text(name),
    nickname: text(nickname),
    picture: text(picture),
  };
}

function text(claim: unknown): string | undefined {
  return typeof claim === 'string' ? claim : undefined;
}
