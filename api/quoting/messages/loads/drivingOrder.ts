import type { Mention } from '../Reading.ts';

/** A delivery before the pickup is a day of something else: what no word tells is left out, else both. */
export function inDrivingOrder(mentions: Mention[], sure: ReadonlySet<Mention>): Mention[] {
  const [pickup, delivery] = ['pickupDate', 'deliveryDate'].map((name) =>
    mentions.find(({ field }) => field === name),
  );
  if (!pickup || !delivery || latestOf(delivery) >= earliestOf(pickup)) return mentions;
  const both = [pickup, delivery];
  const unsure = both.filter((one) => !sure.has(one));
  const out = new Set(unsure.length > 0 ? unsure : both);
  return mentions.filter((one) => !out.has(one));
}

function latestOf({ values }: Mention): string {
  return (values as string[]).reduce((a, b) => (a > b ? a : b));
}

function earliestOf({ values }: Mention): string {
  return (values as string[]).reduce((a, b) => (a < b ? a : b));
}
