import type { Configuration, KoaContextWithOIDC } from 'oidc-provider';
import { claimsOf, type Accounts } from './account.ts';

/** The scopes that a client may request; our own client is granted all of them. */
export const SCOPES = ['openid', 'email', 'profile', 'offline_access'];

/** The provider's configuration of accounts and claims; access tokens contain the e-mail as their only personal data. */
export function accountConfiguration(accounts: Accounts): Partial<Configuration> {
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

/** Grants our admin, the only client, all scopes without asking for consent. */
async function grantToOwnClient({ oidc }: KoaContextWithOIDC) {
  const { Grant } = oidc.provider;
  const { clientId } = oidc.client!;
  const { accountId } = oidc.session!;
  const grantId = oidc.session!.grantIdFor(clientId);
  const existing = grantId ? await Grant.find(grantId) : undefined;
  if (existing?.accountId === accountId) return existing;
  const grant = new Grant({ clientId, accountId });
  grant.addOIDCScope(SCOPES.join(' '));
  await grant.save();
  return grant;
}
