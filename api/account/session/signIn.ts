import * as client from 'openid-client';
import type { Cookies } from '../../core/http/cookies.ts';
import { Refusal } from '../../core/errors/errors.ts';
import type { Locale } from '../../shared/words.ts';
import { profileOf, type Profile } from './profile.ts';
import type { Provider } from './provider.ts';
import { answerOf } from './providerErrors.ts';
import { hold, keepStarted, takeStarted } from './sessionCookies.ts';
import { begin, type Tokens } from './sessions.ts';
import { tokensOf } from './tokens.ts';

/** The scopes that are requested: profile, e-mail and a refresh token. */
const SCOPE = 'openid profile email offline_access';

/** Begins a sign-in with PKCE; returns the provider's address to go to. */
export async function start(
  { config, audience, callback }: Provider,
  cookies: Cookies,
  locale: Locale,
): Promise<string> {
  const discovered = await answerOf(config());
  const state = client.randomState();
  const started = { verifier: client.randomPKCECodeVerifier(), nonce: client.randomNonce() };
  keepStarted(cookies, state, started);
  const url = client.buildAuthorizationUrl(discovered, {
    redirect_uri: callback,
    scope: SCOPE,
    resource: audience,
    audience,
    state,
    nonce: started.nonce,
    code_challenge: await client.calculatePKCECodeChallenge(started.verifier),
    code_challenge_method: 'S256',
    ui_locales: locale,
  });
  return url.href;
}

/** Exchanges the code in the query that the provider returned with, and begins a session. */
export async function finish(
  { config, callback }: Provider,
  cookies: Cookies,
  { query, now }: { query: string; now: Date },
): Promise<{ tokens: Tokens; profile: Profile }> {
  const address = new URL(callback);
  address.search = query;
  const state = address.searchParams.get('state') ?? '';
  const started = takeStarted(cookies, state);
  if (!started) throw new Refusal('STATE_MISMATCH');
  const discovered = await answerOf(config());
  const checks = { expectedState: state, expectedNonce: started.nonce, idTokenExpected: true };
  const answer = await answerOf(
    client.authorizationCodeGrant(discovered, address, {
      ...checks,
      pkceCodeVerifier: started.verifier,
    }),
  );
  const profile = await answerOf(profileOf(discovered, answer));
  const tokens = tokensOf(answer, now);
  hold(cookies, await begin(answer.claims()!.sub, tokens, now));
  return { tokens, profile };
}
