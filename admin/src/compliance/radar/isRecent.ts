/** Whether a carrier was asked within the last day, in which it is not asked again. */
export function isRecent(askedAt: string | null): boolean {
  return askedAt !== null && Date.now() - Date.parse(askedAt) < DAY_MS;
}

const DAY_MS = 24 * 60 * 60_000;
