import { forgetAsLeft } from '../navigation/asLeft.ts';
import { forgetRoutes } from '../navigation/previousRoute.ts';
import { callSession } from './callSession.ts';
import { reserveLeaving } from './leave.ts';
import { endSession, readSession } from './session.ts';

/** Ends the session in every tab and at the API, and answers the provider's logout address, which leads to `/`. */
export async function signOut(): Promise<string> {
  reserveLeaving();
  const session = readSession();
  endSession();
  forgetRoutes();
  forgetAsLeft();
  const home = `${window.location.origin}/`;
  if (!session) return home;
  return callSession<{ url: string }>('/end').then(
    ({ url }) => url,
    () => home,
  );
}
