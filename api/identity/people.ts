import type { Configuration, KoaContextWithOIDC } from 'oidc-provider';
import { claimsOf, type Accounts } from './account.ts';

/** What a client may ask to know; our own is granted all of it. */
export const SCOPES = ['openid', 'email', 'profile', 'offline_access'];

/** Who people are to the provider, and what their tokens say: an access token no more than the e-mail. */
export function people(accounts: Accounts): Partial<Configuration> {
  return {
    async findAccount(_, id) {
      const account = await accounts.findById(id);
      return account ? { accountId: id, claims: () => claimsOf(account) } : undefined;
    },
    async extraTokenClaims({ oidc }) {
      const claims = await oidc.entities.Account?.claims('access_token', 'email', {}, []);
      return { email: claims?.email, email_verified: claims?.email_verified };
    },
    loadExistingGrant: grantToOwnClient,
  };
}

/** The only client is our own admin: signing in is consent. */
async function grantToOwnClient({ oidc }: KoaContextWithOIDC) {
  const { Grant } = oidc.provider;
  const { clientId } = oidc.client!;
  const { accountId } = oidc.session!;
  const known = oidc.session!.grantIdFor(clientId);
  const existing = known ? await Grant.find(known) : undefined;
  if (existing?.accountId === accountId) return existing;
  const grant = new Grant({ clientId, accountId });
  grant.addOIDCScope(SCOPES.join(' '));
  await grant.save();
  return grant;
}
