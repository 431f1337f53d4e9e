import type { AuthProvider, RaRecord, UserIdentity } from 'react-admin';
import { errorPath, leave } from './leave.ts';
import { permits, readPermissions } from './permissions.ts';
import { readSession } from './session.ts';
import { leaveForSignIn } from './signIn.ts';
import { signOut } from './signOut.ts';

/** Who is signed in, as the identity provider knows the person and the API confirmed the user. */
export interface Identity extends UserIdentity {
  firstName: string;
  fullName: string;
}

/**
 * react-admin's view of the session. A stored token makes one authenticated; who has none goes to
 * the identity provider and comes back to where they were. The API decides what they may do.
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
    const own = (record as (RaRecord & { can?: string[] }) | undefined)?.can;
    const permissions = await readPermissions();
    if (!permits(permissions[resource], action)) return false;
    return own && STATEFUL.has(action) ? permits(own, action) : true;
  },
};

/** A token that the API refuses right after signing in would send the person round in circles. */
function signedInJustNow(): boolean {
  const since = Number(sessionStorage.getItem('signedInAt'));
  return Date.now() - since < 10_000;
}

const STATEFUL = new Set(['edit', 'delete']);
