import {
  createLocalJWKSet,
  createRemoteJWKSet,
  errors,
  type JSONWebKeySet,
  type JWTVerifyGetKey,
} from 'jose';
import { memoizeSuccess } from '../process/memoizeSuccess.ts';

const TIMEOUT_MS = 10_000;

/** The identity provider could not be asked: our caller's token may well be good. */
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

/** What an issuer publishes about itself, asked at the first use; throws ProviderUnreachable. */
export function createDiscovery(issuer: string) {
  const metadata = memoizeSuccess(async () => {
    const found = await fetchJson(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`);
    if (found?.issuer !== issuer) throw new ProviderUnreachable();
    return found as unknown as Metadata;
  });

  return {
    metadata,
    /** The userinfo endpoint's answer for a token, null where it is refused or there is none. */
    async userinfo(token: string): Promise<Record<string, unknown> | null> {
      const { userinfo_endpoint: endpoint } = await metadata();
      if (!endpoint) return null;
      return fetchJson(endpoint, { authorization: `Bearer ${token}` });
    },
  };
}

/** How keys are found: from `fetchKeys`, from `jwksUri`, else where the issuer's metadata says. */
export function createKeys(
  { jwksUri, fetchKeys }: { jwksUri?: string; fetchKeys?: () => Promise<JSONWebKeySet> },
  metadata: () => Promise<Metadata>,
): () => Promise<JWTVerifyGetKey> {
  return memoizeSuccess(async () => {
    if (fetchKeys) return createLocalJWKSet(await fetchKeys());
    const uri = new URL(jwksUri ?? (await metadata()).jwks_uri);
    return tellingFailures(createRemoteJWKSet(uri, { timeoutDuration: TIMEOUT_MS }));
  });
}

/** A missing key is the token's fault; a key set that cannot be had is the provider's. */
function tellingFailures(remote: JWTVerifyGetKey): JWTVerifyGetKey {
  return async (header, token) => {
    try {
      return await remote(header, token);
    } catch (error) {
      const isTokens = error instanceof errors.JWKSNoMatchingKey;
      throw isTokens ? error : new ProviderUnreachable({ cause: error });
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
