import {
  allowInsecureRequests,
  clockTolerance,
  type Configuration,
  discovery,
} from 'openid-client';

/** Where and as whom one signs in, from `GET /api/config`. */
interface ProviderSettings {
  issuer: string;
  clientId: string;
  audience: string;
}

/** What the product asks the identity provider to say about a person, and a refresh token. */
export const SCOPE = 'openid profile email offline_access';

/** Seconds that a request to the provider may take (specification, section 9). */
export const PROVIDER_TIMEOUT = 10;

let known: Promise<{ settings: ProviderSettings; config: Configuration }> | undefined;

/** The discovered identity provider; asked once, and again after a failure. */
export function identityProvider() {
  known ??= discover();
  known.catch(() => (known = undefined));
  return known;
}

async function discover() {
  const settings = await readSettings();
  const issuer = new URL(settings.issuer);
  const config = await discovery(
    issuer,
    settings.clientId,
    { [clockTolerance]: LEEWAY },
    undefined,
    {
      timeout: PROVIDER_TIMEOUT,
      execute: issuer.protocol === 'http:' ? [allowInsecureRequests] : [],
    },
  );
  return { settings, config };
}

async function readSettings(): Promise<ProviderSettings> {
  const signal = AbortSignal.timeout(PROVIDER_TIMEOUT * 1000);
  const response = await fetch('/api/config', { signal });
  if (!response.ok) throw new TypeError(`GET /api/config answered ${response.status}`);
  return (await response.json()) as ProviderSettings;
}

const LEEWAY = 60;
