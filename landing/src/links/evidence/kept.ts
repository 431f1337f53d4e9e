import type { Body } from '../../forms/api.ts';
import { linkId } from '../linkApi.ts';

const KEY = `evidence ${linkId}`;

/** The list as it was last read, so that photos can be taken where there is no network. */
export function keptList(): { path: string; body: Body } | undefined {
  try {
    const kept = localStorage.getItem(KEY);
    return kept ? (JSON.parse(kept) as { path: string; body: Body }) : undefined;
  } catch {
    return undefined;
  }
}

/** Keeps the list on this device. */
export function keepList(path: string, body: Body): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ path, body }));
  } catch {
    // Without storage the list is shown while the page is open.
  }
}
