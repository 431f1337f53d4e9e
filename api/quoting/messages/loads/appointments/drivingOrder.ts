import { plusDays } from '../../../../shared/reading/when/calendarDay.ts';
import type { Mention } from '../../Reading.ts';
import type { Board } from '../../text/Board.ts';
import { NEAR_DAYS } from '../../words/dayCues.ts';

/**
 * A weekday of delivery is that behind the pickup: "carga jueves 3, entrega viernes". Any other delivery before its
 * pickup is a day of something else: what no word tells (`sure` has the others) is left out, else both.
 */
export function inDrivingOrder(
  board: Board,
  mentions: Mention[],
  sure: ReadonlySet<Mention>,
): Mention[] {
  const [pickup, delivery] = ['pickupDate', 'deliveryDate'].map((name) =>
    mentions.find(({ field }) => field === name),
  );
  if (!pickup || !delivery) return mentions;
  const earliest = (pickup.values as string[]).reduce((a, b) => (a < b ? a : b));
  const days = (delivery.values as string[]).filter((day) => day >= earliest);
  if (days.length > 0)
    return mentions.map((one) => (one === delivery ? { ...one, values: days } : one));
  if (sure.has(delivery) && isWeekday(board, delivery) && pickup.values.length === 1) {
    const values = [nextAfter(String(delivery.values[0]), earliest)];
    return mentions.map((one) => (one === delivery ? { ...one, values } : one));
  }
  return withoutUnsure(mentions, [pickup, delivery], sure);
}

function isWeekday(board: Board, { start, end }: Mention): boolean {
  return (
    end === start + 1 && board.tokens[start]!.kind === 'word' && !NEAR_DAYS.has(board.word(start))
  );
}

/** The same weekday, in the week from `earliest` on. */
function nextAfter(day: string, earliest: string): string {
  let next = day;
  while (next < earliest) next = plusDays(next, 7);
  return next;
}

function withoutUnsure(mentions: Mention[], both: Mention[], sure: ReadonlySet<Mention>) {
  const unsure = both.filter((one) => !sure.has(one));
  const out = new Set(unsure.length > 0 ? unsure : both);
  return mentions.filter((one) => !out.has(one));
}
