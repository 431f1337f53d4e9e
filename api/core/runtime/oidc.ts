import type { Mode } from '../../../db/process/env.ts';
import type { Settings } from '../../../db/process/settings.ts';

/** The identity provider; our client is confidential when it has a secret. */
export interface OidcEnv {
  embedded: boolean;
  issuer: string;
  clientId: string;
  clientSecret?: string;
  audience: string;
}

/** Reads the settings of the identity provider: the embedded one unless all three of another are given. */
export function readOidc(settings: Settings, mode: Mode, publicUrl: string): OidcEnv {
  const production = mode === 'production';
  const issuer = settings.url('OIDC_ISSUER', production ? ['https:'] : ['https:', 'http:']);
  const clientId = settings.text('OIDC_CLIENT_ID');
  const audience = settings.text('OIDC_AUDIENCE');
  const clientSecret = settings.text('OIDC_CLIENT_SECRET');
  const entries = Object.entries({
    OIDC_ISSUER: issuer,
    OIDC_CLIENT_ID: clientId,
    OIDC_AUDIENCE: audience,
  });
  const missingSettings = entries.filter(
    ([name, value]) => value === undefined && !settings.text(name),
  );
  if (missingSettings.length && (production || missingSettings.length < entries.length)) {
    const why = production
      ? 'production has no embedded identity provider'
      : 'the three OIDC_ settings go together';
    for (const [name] of missingSettings) settings.refuse(name, `is required: ${why}`);
  }
  return {
    embedded: issuer === undefined,
    issuer: issuer ?? `${publicUrl}/oidc`,
    clientId: clientId ?? 'anden-admin',
    audience: audience ?? 'urn:anden:api',
    ...(issuer && clientSecret && { clientSecret }),
  };
}
