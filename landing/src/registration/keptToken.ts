const KEY = 'registration';

/**
 * The token of the registration that was begun on this device; empty without one, or where local storage is switched
 * off.
 */
export function keptToken(): string {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

/** Stores a token on this device, so that the page opens the registration again without its link. */
export function keepToken(token: string): void {
  try {
    localStorage.setItem(KEY, token);
  } catch {
    // Without storage the link still opens the registration.
  }
}

/** Deletes the stored token: the registration is finished or no longer exists, or another one begins. */
export function forgetKeptToken(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Without storage nothing was kept.
  }
}
