import { CompanyEntity } from '../../core/sql/Entity.ts';
import type { InvitationStatus } from './transitions.ts';

/** One carrier's copy of a quote. `companyId` is the company of the quote. */
export class Invitation extends CompanyEntity {
  static override tableName = 'invitations';

  declare quoteId: string;
  declare carrierId: string;
  declare status: InvitationStatus;
  declare wave: number;
  /** Minutes to answer once its wave is sent; null when it has been sent. */
  declare waveMinutes: number | null;
  /** Whether the minutes start when its wave is sent, also outside the broker's working hours. */
  declare startsNow: boolean;
  /** Whether it has been sent to the carrier. */
  declare readonly isOut: boolean;
  declare sentAt: Date | string | null;
  /** When the minutes to answer start, if later than the sending: with the broker's next working hour. */
  declare startsAt: Date | string | null;
  declare deadlineAt: Date | string | null;
  declare openedAt: Date | string | null;
  declare answeredAt: Date | string | null;
  declare firstRateAt: Date | string | null;
  /** When the carrier was reminded of the deadline. */
  declare remindedAt: Date | string | null;
  declare closedAt: Date | string | null;
  declare closeReason: string | null;
  declare comment: string | null;
  declare rank: number | null;
  declare distancePercent: string | null;
}
