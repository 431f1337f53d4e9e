import type { Schemas } from '../../core/contract/types.ts';
import { CompanyEntity } from '../../core/sql/Entity.ts';

export type EvidenceType = Schemas['PaymentEvidence'];

/** One agreed proof document of a load and its carrier, of a stop where each owes it; there is no row before something was sent or decided. */
export class Evidence extends CompanyEntity {
  static override tableName = 'evidence';
  static override unrecorded = [...CompanyEntity.unrecorded, 'review_by', 'reminded_at'];

  declare shipmentId: string;
  declare carrierId: string;
  declare type: EvidenceType;
  /** The stop at which it is owed; null for what is owed once, at the end of its kind (`endOf`), and with two stops. */
  declare stopNumber: number | null;
  declare status: Schemas['EvidenceStatus'];
  /** The files of a round are reviewed together; the first file after a rejection begins another one. */
  declare round: number;
  /** When the first file of the round was sent. */
  declare sentAt: Date | string | null;
  /** Until when the broker has to review it. */
  declare reviewBy: Date | string | null;
  declare remindedAt: Date | string | null;
  declare reason: string | null;
  declare reviewedAt: Date | string | null;
  declare reviewedBy: string | null;
}
