import {
  createLocalJWKSet,
  createRemoteJWKSet,
  errors,
  type JSONWebKeySet,
  type JWTVerifyGetKey,
} from 'jose';
import { memoizeSuccess } from '../process/memoizeSuccess.ts';

const TIMEOUT_MS = 10_000;

/** The identity provider did not answer, so the token could not be checked; it may be valid. */
export class ProviderUnreachable extends Error {
  constructor(options?: ErrorOptions) {
    super('The identity provider does not answer.', options);
  }
}

interface Metadata {
  issuer: string;
  jwks_uri: string;
  userinfo_endpoint?: string;
}

/** Reads the issuer's OpenID metadata at the first use and keeps it; throws ProviderUnreachable. */
export function createDiscovery(issuer: string) {
  const metadata = memoizeSuccess(async () => {
    const found = await fetchJson(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`);
    if (found?.issuer !== issuer) throw new ProviderUnreachable();
    return found as unknown as Metadata;
  });

  return {
    metadata,
    /** The response of the userinfo endpoint for a token; null when it refuses the token or does not exist. */
    async userinfo(token: string): Promise<Record<string, unknown> | null> {
      const { userinfo_endpoint: endpoint } = await metadata();
      if (!endpoint) return null;
      return fetchJson(endpoint, { authorization: `Bearer ${token}` });
    },
  };
}

/** Returns a function that gets the key set: from `fetchKeys`, else from `jwksUri`, else from the issuer's `jwks_uri`. */
export function createKeys(
  { jwksUri, fetchKeys }: { jwksUri?: string; fetchKeys?: () => Promise<JSONWebKeySet> },
  metadata: () => Promise<Metadata>,
): () => Promise<JWTVerifyGetKey> {
  return memoizeSuccess(async () => {
    if (fetchKeys) return createLocalJWKSet(await fetchKeys());
    const uri = new URL(jwksUri ?? (await metadata()).jwks_uri);
    return withProviderErrors(createRemoteJWKSet(uri, { timeoutDuration: TIMEOUT_MS }));
  });
}

/** Keeps the error for an unknown key, which makes the token invalid; throws ProviderUnreachable for any other failure. */
function withProviderErrors(remote: JWTVerifyGetKey): JWTVerifyGetKey {
  return async (header, token) => {
    try {
      return await remote(header, token);
    } catch (error) {
      const isUnknownKey = error instanceof errors.JWKSNoMatchingKey;
      throw isUnknownKey ? error : new ProviderUnreachable({ cause: error });
    }
  };
}

async function fetchJson(
  url: string,
  headers: Record<string, string> = {},
): Promise<Record<string, unknown> | null> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  try {
    const response = await fetch(url, { headers, signal });
    if (response.status === 401 || response.status === 403) return null;
    if (!response.ok) throw new Error(`${response.status} from ${new URL(url).pathname}`);
    return (await response.json()) as Record<string, unknown>;
  } catch (cause) {
    throw new ProviderUnreachable({ cause });
  }
}
