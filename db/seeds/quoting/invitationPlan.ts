import type { CarrierProfile } from '../directory/carrierProfiles.ts';
import type { InvitedCarrier, InvitationStatus } from '../data/stories/story.ts';
import { rateVersionsOf, type PriceBasis, type RateVersion } from './rateVersions.ts';
import type { Random } from '../tools/random.ts';
import { later } from '../tools/time.ts';

/** An invitation with all computed data; `rateVersions` are oldest first. */
export interface InvitationPlan {
  carrier: CarrierProfile;
  invitee: InvitedCarrier;
  status: InvitationStatus;
  wave: number;
  sentAt: Date | null;
  deadlineAt: Date | null;
  openedAt: Date | null;
  answeredAt: Date | null;
  rateVersions: (RateVersion & { at: Date; late: boolean })[];
}

const PRICED: InvitationStatus[] = ['rated', 'assigned', 'rejected'];
const OPENED: InvitationStatus[] = [
  'rated',
  'assigned',
  'rejected',
  'in_contact',
  'available',
  'rejected_by_carrier',
];
const BETWEEN_WAVES = 2;
const LATE = 6;

/** Computes an invitation to a quote that was sent at `sentAt`, with `window` minutes for each wave. */
export function planInvitation(
  invitee: InvitedCarrier,
  carrier: CarrierProfile,
  clock: { sentAt: Date | null; window: number },
  basis: PriceBasis,
  random: Random,
): InvitationPlan {
  const { status, wave = 1, after } = invitee;
  const firstSentAt = status === 'pending' ? null : clock.sentAt;
  const sentAt = firstSentAt && later(firstSentAt, (wave - 1) * (clock.window + BETWEEN_WAVES));
  const deadlineAt = sentAt && later(sentAt, clock.window);
  const isOpened = OPENED.includes(status) || (status === 'dismissed' && after > 0);
  const isAnswered = isPriced(invitee) || status === 'rejected_by_carrier';
  return {
    carrier,
    invitee,
    status,
    wave,
    sentAt,
    deadlineAt,
    openedAt: sentAt && isOpened ? later(sentAt, Math.max(1, after - 5)) : null,
    answeredAt: sentAt && isAnswered ? later(sentAt, after) : null,
    rateVersions: sentAt && deadlineAt ? datedVersions() : [],
  };

  function datedVersions() {
    if (!isPriced(invitee) && !invitee.isLate) return [];
    const last = invitee.isLate ? later(deadlineAt!, LATE) : later(sentAt!, after);
    return rateVersionsOf(invitee, basis, random).map((version, index, { length }) => ({
      ...version,
      at: later(last, (index + 1 - length) * 3),
      late: invitee.isLate ?? false,
    }));
  }
}

function isPriced({ status, factor }: InvitedCarrier) {
  return PRICED.includes(status) || (status === 'dismissed' && factor !== undefined);
}
