import type { SignInFailure } from './SignInError.ts';

let leaving = false;

/** Leaves the admin for another address, once: whoever comes later waits for the first to get there. */
export async function leave(address: () => Promise<string> | string): Promise<never> {
  if (!leaving) {
    leaving = true;
    window.location.assign(await address());
  }
  return forever();
}

/** Keeps everybody else from leaving, because a logout is on its way. */
export function reserveLeaving(): void {
  leaving = true;
}

/** The page that says why signing in failed. */
export function errorPath(failure: SignInFailure): string {
  return `/admin/error?reason=${failure}`;
}

function forever(): Promise<never> {
  return new Promise(() => {});
}
