import * as client from 'openid-client';
import { createBrowser, type Browser } from './browser.ts';

export interface SignIn {
  issuer: string;
  clientId: string;
  audience: string;
  redirectUri: string;
  email: string;
  password: string;
}

/** The tokens of a sign-in; `expiresIn` is the lifetime of the access token in seconds. */
export interface Tokens {
  accessToken: string;
  refreshToken?: string;
  idToken?: string;
  expiresIn: number;
}

/** A failed sign-in: no answer, wrong account or password, too many attempts, or an unexpected response. */
export class SignInError extends Error {
  readonly reason: 'unreachable' | 'refused' | 'limited' | 'unexpected';

  constructor(reason: SignInError['reason'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}

/**
 * Signs in at the embedded provider over HTTP like a browser: authorization code flow with PKCE, and the form of the
 * sign-in page. Plain HTTP is allowed only on loopback. Throws SignInError.
 */
export async function signIn(
  request: SignIn,
  browser = createBrowser(request.redirectUri),
): Promise<Tokens> {
  const config = await discover(request);
  const secrets = makeSecrets();
  const start = await authorizationUrl(config, request, secrets);
  const callback = await submitSignIn(browser, start, request);
  const tokens = await client.authorizationCodeGrant(config, callback, {
    pkceCodeVerifier: secrets.verifier,
    expectedState: secrets.state,
    expectedNonce: secrets.nonce,
  });
  return {
    accessToken: tokens.access_token,
    refreshToken: tokens.refresh_token,
    idToken: tokens.id_token,
    expiresIn: tokens.expires_in ?? 0,
  };
}

/** The issuer's configuration for our public client; plain HTTP is allowed only on loopback. */
export async function discover({ issuer, clientId }: Pick<SignIn, 'issuer' | 'clientId'>) {
  const url = new URL(issuer);
  const execute = isLoopback(url) ? [client.allowInsecureRequests] : [];
  try {
    return await client.discovery(url, clientId, undefined, client.None(), {
      execute,
      timeout: 10,
    });
  } catch (cause) {
    throw new SignInError('unreachable', `No identity provider answers at ${issuer}.`, { cause });
  }
}

function isLoopback({ hostname }: URL): boolean {
  return /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}

function makeSecrets() {
  return {
    verifier: client.randomPKCECodeVerifier(),
    state: client.randomState(),
    nonce: client.randomNonce(),
  };
}

async function authorizationUrl(
  config: client.Configuration,
  { redirectUri, audience }: SignIn,
  { verifier, state, nonce }: ReturnType<typeof makeSecrets>,
): Promise<URL> {
  return client.buildAuthorizationUrl(config, {
    redirect_uri: redirectUri,
    resource: audience,
    scope: 'openid email profile',
    code_challenge: await client.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    state,
    nonce,
  });
}

/** Opens the authorization endpoint, submits the sign-in form unless signed in already, and returns the callback URL. */
export async function submitSignIn(
  browser: Browser,
  start: URL,
  { email, password }: Pick<SignIn, 'email' | 'password'>,
): Promise<URL> {
  const page = await browser.open(start);
  if (!page.response) return page.url;
  if (page.response.status !== 200) throw unexpected(page.response);
  const next = await browser.open(page.url, { email, password });
  if (!next.response) return next.url;
  throw refusal(next.response, email);
}

function refusal(response: Response, email: string): SignInError {
  if (response.status === 422) {
    return new SignInError('refused', `There is no account ${email} with this password.`);
  }
  if (response.status !== 429) return unexpected(response);
  const seconds = response.headers.get('retry-after');
  return new SignInError('limited', `Too many attempts; try again in ${seconds} seconds.`);
}

function unexpected({ status }: Response): SignInError {
  return new SignInError('unexpected', `The identity provider answered ${status}.`);
}
