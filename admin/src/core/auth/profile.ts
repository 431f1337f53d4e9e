import {
  type Configuration,
  fetchUserInfo,
  type IDToken,
  type TokenEndpointResponse,
  type TokenEndpointResponseHelpers,
  type UserInfoResponse,
} from 'openid-client';

/** What the identity provider says of a person. */
export interface Profile {
  email: string;
  name?: string;
  nickname?: string;
  picture?: string;
}

/** The person's profile from the ID token, or from the provider's userinfo where the token is brief. */
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
