import { errors, type AdapterFactory, type Configuration } from 'oidc-provider';
import type { Env } from '../../core/runtime/env.ts';
import type { Accounts } from './account.ts';
import type { ProviderKeys } from './keys.ts';
import { renderError, renderLoggedOut, renderLogout } from './pages.ts';
import { accountConfiguration, SCOPES } from './accountConfiguration.ts';
import { LOCALES } from '../../shared/languages.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

interface Parts {
  env: Env;
  accounts: Accounts;
  keys: ProviderKeys;
  adapter: AdapterFactory;
}

/**
 * The configuration of the embedded provider: code flow with PKCE; JWT access tokens for the API, valid for ten minutes;
 * rotating refresh tokens, valid for eight hours without use and at most until the session ends after a day.
 */
export function configure({ env, accounts, keys, adapter }: Parts): Configuration {
  return {
    adapter,
    jwks: { keys: [keys.signing] },
    cookies: cookies(env, keys),
    clients: [client(env)],
    clientBasedCORS: () => false,
    responseTypes: ['code'],
    pkce: { required: () => true },
    scopes: SCOPES,
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['name', 'given_name', 'family_name', 'nickname', 'locale'],
    },
    discovery: { ui_locales_supported: [...LOCALES] },
    features: features(env),
    interactions: { url: (_, { uid }) => `${env.oidc.issuer}/interaction/${uid}` },
    renderError: (ctx, error) => renderError(env, ctx, error),
    ...lifetimes(),
    ...accountConfiguration(accounts),
  };
}

function client({ oidc, publicUrl }: Env) {
  return {
    client_id: oidc.clientId,
    client_name: 'Andén',
    token_endpoint_auth_method: 'none' as const,
    redirect_uris: [`${publicUrl}/admin/auth-callback`],
    post_logout_redirect_uris: [`${publicUrl}/`, `${publicUrl}/admin/`],
    response_types: ['code' as const],
    grant_types: ['authorization_code', 'refresh_token'],
  };
}

function cookies({ oidc, publicUrl }: Env, keys: ProviderKeys): Configuration['cookies'] {
  const options = {
    httpOnly: true,
    sameSite: 'lax' as const,
    secure: publicUrl.startsWith('https:'),
    signed: true,
  };
  return {
    keys: [keys.cookie],
    names: { session: 'anden_session', interaction: 'anden_signin', resume: 'anden_resume' },
    long: { ...options, path: new URL(oidc.issuer).pathname },
    short: options,
  };
}

function features(env: Env): Configuration['features'] {
  return {
    devInteractions: { enabled: false },
    dPoP: { enabled: false },
    pushedAuthorizationRequests: { enabled: false },
    revocation: {
      enabled: true,
      allowedPolicy: (_, client, token) => token.clientId === client.clientId,
    },
    rpInitiatedLogout: {
      enabled: true,
      logoutSource: (ctx) => renderLogout(env, ctx),
      postLogoutSuccessSource: (ctx) => renderLoggedOut(env, ctx),
    },
    resourceIndicators: {
      enabled: true,
      defaultResource: () => env.oidc.audience,
      useGrantedResource: () => true,
      getResourceServerInfo: (_, resource) => apiResource(env, resource),
    },
  };
}

function apiResource({ oidc }: Env, resource: string) {
  if (resource !== oidc.audience) throw new errors.InvalidTarget();
  return {
    scope: '',
    audience: oidc.audience,
    accessTokenTTL: 10 * MINUTE,
    accessTokenFormat: 'jwt' as const,
    jwt: { sign: { alg: 'RS256' as const } },
  };
}

function lifetimes(): Partial<Configuration> {
  return {
    issueRefreshToken: (_, client) => client.grantTypeAllowed('refresh_token'),
    rotateRefreshToken: () => true,
    expiresWithSession: () => true,
    ttl: {
      AccessToken: 10 * MINUTE,
      AuthorizationCode: MINUTE,
      IdToken: HOUR,
      Interaction: HOUR,
      RefreshToken: 8 * HOUR,
      Session: 24 * HOUR,
      Grant: 24 * HOUR,
    },
  };
}
