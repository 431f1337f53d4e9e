import type { JSONWebKeySet } from 'jose';

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

/** The answers of an identity provider by which tokens are verified, given at `askedAt`, in milliseconds since 1970. */
export interface ProviderAnswers {
  metadata: Metadata;
  keys: JSONWebKeySet;
  askedAt: number;
}

/** Reads the issuer's OpenID metadata and the keys that they name; throws ProviderUnreachable. */
export async function fetchAnswers(issuer: string): Promise<Omit<ProviderAnswers, 'askedAt'>> {
  const configuration = await fetchJson(
    `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`,
  );
  if (configuration?.issuer !== issuer) throw new ProviderUnreachable();
  const { jwks_uri, userinfo_endpoint } = configuration as unknown as Metadata;
  const keys = await fetchJson(jwks_uri);
  if (!keys) throw new ProviderUnreachable();
  const metadata = { issuer, jwks_uri, ...(userinfo_endpoint && { userinfo_endpoint }) };
  return { metadata, keys: keys as unknown as JSONWebKeySet };
}

/** The response of the userinfo endpoint for a token; null when it refuses the token or does not exist. */
export async function fetchUserinfo(
  { userinfo_endpoint: endpoint }: Metadata,
  token: string,
): Promise<Record<string, unknown> | null> {
  if (!endpoint) return null;
  return fetchJson(endpoint, { authorization: `Bearer ${token}` });
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
