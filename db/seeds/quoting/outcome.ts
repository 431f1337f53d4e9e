import type { Answer } from './answers.ts';
import type { Story } from '../data/stories/story.ts';
import { rounded, type Currency } from './prices.ts';
import { random } from '../tools/random.ts';
import { later } from '../tools/time.ts';

/** How far a quote has come, and for how much; amounts in the quote's currency. */
export interface Outcome {
  deadlineAt: Date | null;
  firstRateAt: Date | null;
  sharedAt: Date | null;
  closedAt: Date | null;
  purchase: number | null;
  sale: number | null;
}

const MINUTES_TO_SHARE = 10;
const MINUTES_TO_DECIDE = 12;

/** Reads the outcome off the carriers' answers. */
export function outcomeOf(
  story: Story,
  answers: Answer[],
  { createdAt, now, currency }: { createdAt: Date; now: Date; currency: Currency },
): Outcome {
  const timely = answers.flatMap(({ offers }) => offers.filter(({ late }) => !late));
  const activity = answers.flatMap(({ openedAt, answeredAt }) => [openedAt, answeredAt]);
  const lastAt = latest(activity) ?? createdAt;
  const sharedAt = isShared(story) ? later(lastAt, MINUTES_TO_SHARE) : null;
  return {
    deadlineAt: latest(answers.map(({ deadlineAt }) => deadlineAt)),
    firstRateAt: earliest(timely.map(({ at }) => at)),
    sharedAt,
    closedAt: closing(story, answers, { now, lastAt: sharedAt ?? lastAt }),
    ...prices(story, answers, currency),
  };
}

function isShared({ shared, status }: Story) {
  return shared || status === 'answered' || status === 'rejected';
}

function closing(
  { status, closedAge }: Story,
  answers: Answer[],
  { now, lastAt }: { now: Date; lastAt: Date },
) {
  if (closedAge !== undefined) return later(now, -closedAge);
  const expired = answers.filter((each) => each.status === 'not_available');
  const expiredAt = latest(expired.map(({ deadlineAt }) => deadlineAt));
  if (status === 'not_available') return latest([expiredAt, lastAt]);
  const ends = ['assigned', 'rejected', 'dismissed'].includes(status);
  return ends ? latest([expiredAt, later(lastAt, MINUTES_TO_DECIDE)]) : null;
}

function prices({ key, status }: Story, answers: Answer[], currency: Currency) {
  const valid = answers
    .filter((each) => status !== 'assigned' || each.status === 'assigned')
    .flatMap(({ offers }) => offers.filter(({ late }) => !late).slice(-1));
  const priced = ['answered', 'assigned', 'rejected'].includes(status);
  if (!priced || valid.length === 0) return { purchase: null, sale: null };
  const purchase = Math.min(...valid.map(({ comparable }) => comparable));
  const margin = random(`margin:${key}`).int(110, 119) / 100;
  return { purchase, sale: rounded(purchase * margin, currency) };
}

function latest(dates: (Date | null)[]): Date | null {
  const known = dates.filter((date) => date !== null);
  return known.length > 0 ? new Date(Math.max(...known.map(Number))) : null;
}

function earliest(dates: Date[]): Date | null {
  return dates.length > 0 ? new Date(Math.min(...dates.map(Number))) : null;
}
