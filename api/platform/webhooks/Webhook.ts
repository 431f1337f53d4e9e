import type { Schemas } from '../../core/contract/types.ts';
import { Entity } from '../../core/sql/Entity.ts';

/** An address at which a program of a company or carrier hears of events. */
export class Webhook extends Entity {
  static override tableName = 'webhooks';

  static override unrecorded = [...Entity.unrecorded, 'failing_since', 'told_own', 'told_type'];

  /** The company whose webhook it is, or the carrier. */
  declare companyId: string | null;
  declare carrierId: string | null;
  declare name: string;
  declare url: string;
  /** The events that it hears; empty for all, or for none where it hears of changes. */
  declare kinds: Schemas['NotificationKind'][];
  /** The resources whose changes it hears of. */
  declare changes: string[];
  /** The number of the last change told, of the feed of its company or carrier and of that of its type of user. */
  declare toldOwn: number;
  declare toldType: number;
  /** From which its secret is computed; each rotation raises it. */
  declare secretNumber: number;
  /** Until when the secret before signs too. */
  declare previousUntil: Date | string | null;
  declare failingSince: Date | string | null;
  declare endedAt: Date | string | null;
  /** `ended` by an admin, or `gone`, by an answer 410. */
  declare endReason: 'ended' | 'gone' | null;
}
