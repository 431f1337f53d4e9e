import * as client from 'openid-client';
import { memoizeSuccess } from '../../core/runtime/memoizeSuccess.ts';
import type { Env } from '../../core/runtime/env.ts';

/** Seconds that a request to the provider may take, and by which clocks may differ (specification, section 9). */
const TIMEOUT = 10;
const LEEWAY = 60;

/** The identity provider, as the API calls it on behalf of the product's pages. */
export interface Provider {
  /** The provider's discovered endpoints, with our client id and secret. */
  config(): Promise<client.Configuration>;
  audience: string;
  /** Where the provider returns to after a sign-in, and after a logout. */
  callback: string;
  home: string;
}

/** Makes the API's client of the identity provider, which is discovered at the first use. */
export function createProvider(env: Env): Provider {
  const { oidc, publicUrl } = env;
  return {
    config: memoizeSuccess(() => discover(env)),
    audience: oidc.audience,
    callback: `${publicUrl}/admin/auth-callback`,
    home: `${publicUrl}/`,
  };
}

function discover(env: Env): Promise<client.Configuration> {
  const { issuer, clientId, clientSecret, embedded } = env.oidc;
  const authentication = clientSecret ? client.ClientSecretPost(clientSecret) : client.None();
  const metadata = { [client.clockTolerance]: LEEWAY };
  return client.discovery(new URL(issuer), clientId, metadata, authentication, {
    timeout: TIMEOUT,
    execute: issuer.startsWith('http:') ? [client.allowInsecureRequests] : [],
    ...(embedded && { [client.customFetch]: fetchFromSelf(env) }),
  });
}

/** Sends requests for the embedded provider to this process's own port, because PUBLIC_URL may be a proxy's address. */
function fetchFromSelf({ publicUrl, host = 'localhost', port }: Env): client.CustomFetch {
  const ownUrl = `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
  return (url, options) => fetch(url.replace(publicUrl, ownUrl), options as RequestInit);
}
