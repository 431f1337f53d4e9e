import type { AuthProvider, RaRecord, UserIdentity } from 'react-admin';
import { errorPath, leave } from './leave.ts';
import { permits, readPermissions } from './permissions.ts';
import { readSession } from './session.ts';
import { leaveForSignIn } from './signIn.ts';
import { signOut } from './signOut.ts';

/** The signed-in user: the API's user together with the identity provider's profile. */
export interface Identity extends UserIdentity {
  firstName: string;
  fullName: string;
}

/**
 * react-admin's authProvider. A stored token counts as authenticated; people without one are redirected to the
 * identity provider and back to the same page. The API decides what they may do.
 */
export const authProvider: AuthProvider = {
  login: leaveForSignIn,

  logout: signOut,

  async checkAuth() {
    if (!readSession()) await leaveForSignIn();
  },

  async checkError(error: { status?: number }) {
    if (error.status !== 401) return;
    if (signedInJustNow()) await leave(() => errorPath('refused'));
    await leaveForSignIn();
  },

  async getIdentity(): Promise<Identity> {
    const user = readSession()?.user;
    const { id = '', firstName = '', lastName = '', picture } = user ?? {};
    return { id, firstName, fullName: `${firstName} ${lastName}`.trim(), avatar: picture };
  },

  getPermissions: readPermissions,

  async canAccess({ resource, action, record }) {
    const recordActions = (record as (RaRecord & { can?: string[] }) | undefined)?.can;
    const permissions = await readPermissions();
    if (!permits(permissions[resource], action)) return false;
    return recordActions && STATEFUL.has(action) ? permits(recordActions, action) : true;
  },
};

/**
 * Whether the sign-in was a moment ago; a token that the API refuses then must not start another sign-in, which would
 * repeat without end.
 */
function signedInJustNow(): boolean {
  const since = Number(sessionStorage.getItem('signedInAt'));
  return Date.now() - since < 10_000;
}

const STATEFUL = new Set(['edit', 'delete']);
