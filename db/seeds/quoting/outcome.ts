import type { InvitationPlan } from './invitationPlan.ts';
import type { QuoteStory } from '../data/stories/story.ts';
import { roundPrice, type Currency } from './prices.ts';
import { random } from '../tools/random.ts';
import { later } from '../tools/time.ts';

/** The times and prices of a quote that follow from its invitations; amounts in the quote's currency. */
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

/** Computes the outcome of a quote from its invitations. */
export function outcomeOf(
  story: QuoteStory,
  invitations: InvitationPlan[],
  { createdAt, now, currency }: { createdAt: Date; now: Date; currency: Currency },
): Outcome {
  const timely = invitations.flatMap(({ rateVersions }) =>
    rateVersions.filter(({ late }) => !late),
  );
  const activity = invitations.flatMap(({ openedAt, answeredAt }) => [openedAt, answeredAt]);
  const lastAt = latest(activity) ?? createdAt;
  const sharedAt = isShared(story) ? later(lastAt, MINUTES_TO_SHARE) : null;
  return {
    deadlineAt: latest(invitations.map(({ deadlineAt }) => deadlineAt)),
    firstRateAt: earliest(timely.map(({ at }) => at)),
    sharedAt,
    closedAt: closing(story, invitations, { now, lastAt: sharedAt ?? lastAt }),
    ...prices(story, invitations, currency),
  };
}

function isShared({ wasShared, status }: QuoteStory) {
  return wasShared || status === 'answered' || status === 'rejected';
}

function closing(
  { status, closedAge }: QuoteStory,
  invitations: InvitationPlan[],
  { now, lastAt }: { now: Date; lastAt: Date },
) {
  if (closedAge !== undefined) return later(now, -closedAge);
  const expired = invitations.filter((each) => each.status === 'not_available');
  const expiredAt = latest(expired.map(({ deadlineAt }) => deadlineAt));
  if (status === 'not_available') return latest([expiredAt, lastAt]);
  const ends = ['assigned', 'rejected', 'dismissed'].includes(status);
  return ends ? latest([expiredAt, later(lastAt, MINUTES_TO_DECIDE)]) : null;
}

function prices({ key, status }: QuoteStory, invitations: InvitationPlan[], currency: Currency) {
  const valid = invitations
    .filter((each) => status !== 'assigned' || each.status === 'assigned')
    .flatMap(({ rateVersions }) => rateVersions.filter(({ late }) => !late).slice(-1));
  const isPriced = ['answered', 'assigned', 'rejected'].includes(status);
  if (!isPriced || valid.length === 0) return { purchase: null, sale: null };
  const purchase = Math.min(...valid.map(({ comparable }) => comparable));
  const margin = random(`margin:${key}`).int(110, 119) / 100;
  return { purchase, sale: roundPrice(purchase * margin, currency) };
}

function latest(dates: (Date | null)[]): Date | null {
  const actualDates = dates.filter((date) => date !== null);
  return actualDates.length > 0 ? new Date(Math.max(...actualDates.map(Number))) : null;
}

function earliest(dates: Date[]): Date | null {
  return dates.length > 0 ? new Date(Math.min(...dates.map(Number))) : null;
}
