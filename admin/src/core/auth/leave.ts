import type { SignInFailure } from './SignInError.ts';

let leaving = false;

/** Navigates to an address outside the admin, once; later calls never resolve, because the page is being left. */
export async function leave(address: () => Promise<string> | string): Promise<never> {
  if (!leaving) {
    leaving = true;
    window.location.assign(await address());
  }
  return forever();
}

/** Makes later calls of `leave` wait, because a logout has begun. */
export function reserveLeaving(): void {
  leaving = true;
}

/** The path of the page that says why signing in failed. */
export function errorPath(failure: SignInFailure): string {
  return `/admin/error?reason=${failure}`;
}

function forever(): Promise<never> {
  return new Promise(() => {});
}
