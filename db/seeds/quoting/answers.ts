import type { CarrierProfile } from '../directory/carrierProfiles.ts';
import type { Guest, InvitationStatus } from '../data/stories/story.ts';
import { offersOf, type Basis, type Offer } from './offers.ts';
import type { Random } from '../tools/random.ts';
import { later } from '../tools/time.ts';

/** One carrier's part in a quote with its times; `offers` are oldest first, each with its time. */
export interface Answer {
  carrier: CarrierProfile;
  guest: Guest;
  status: InvitationStatus;
  wave: number;
  sentAt: Date | null;
  deadlineAt: Date | null;
  openedAt: Date | null;
  answeredAt: Date | null;
  offers: (Offer & { at: Date; late: boolean })[];
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

/** How a guest answers a quote sent at `sentAt`, with `window` minutes for each wave. */
export function answer(
  guest: Guest,
  carrier: CarrierProfile,
  clock: { sentAt: Date | null; window: number },
  basis: Basis,
  random: Random,
): Answer {
  const { status, wave = 1, after } = guest;
  const invited = status === 'pending' ? null : clock.sentAt;
  const sentAt = invited && later(invited, (wave - 1) * (clock.window + BETWEEN_WAVES));
  const deadlineAt = sentAt && later(sentAt, clock.window);
  const opened = OPENED.includes(status) || (status === 'dismissed' && after > 0);
  const answered = isPriced(guest) || status === 'rejected_by_carrier';
  return {
    carrier,
    guest,
    status,
    wave,
    sentAt,
    deadlineAt,
    openedAt: sentAt && opened ? later(sentAt, Math.max(1, after - 5)) : null,
    answeredAt: sentAt && answered ? later(sentAt, after) : null,
    offers: sentAt && deadlineAt ? offers() : [],
  };

  function offers() {
    if (!isPriced(guest) && !guest.late) return [];
    const last = guest.late ? later(deadlineAt!, LATE) : later(sentAt!, after);
    return offersOf(guest, basis, random).map((offer, index, { length }) => ({
      ...offer,
      at: later(last, (index + 1 - length) * 3),
      late: guest.late ?? false,
    }));
  }
}

function isPriced({ status, factor }: Guest) {
  return PRICED.includes(status) || (status === 'dismissed' && factor !== undefined);
}
