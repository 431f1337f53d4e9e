import type { Schemas } from '../../core/contract/types.ts';
import { Entity } from '../../core/sql/Entity.ts';

/** A record of a broker's own network that a carrier with an account says is its own. */
export class Claim extends Entity {
  static override tableName = 'claims';
  static override unrecorded = [...Entity.unrecorded, 'mailed_at'];

  /** The carrier that claims. */
  declare carrierId: string;
  /** The claimed record. */
  declare recordId: string;
  /** The broker of the claimed record. */
  declare companyId: string;
  declare status: Schemas['ClaimStatus'];
  declare proof: 'mail' | 'review' | null;
  /** When the registered address was last mailed. */
  declare mailedAt: Date | string | null;
  declare reason: string | null;
  declare decidedBy: string | null;
  declare decidedAt: Date | string | null;
}
