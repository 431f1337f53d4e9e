import type { DocumentType } from '../../network/carriers/index.ts';
import type { Schemas } from '../../core/contract/types.ts';
import { Entity } from '../../core/sql/Entity.ts';

/** A carrier's consent to show a broker its passport. */
export class Consent extends Entity {
  static override tableName = 'consents';

  /** The carrier whose documents are shown. */
  declare carrierId: string;
  /** The broker that asked. */
  declare companyId: string;
  /** The record of the broker's own network that the carrier has claimed; null for a carrier of Andén's network. */
  declare recordId: string | null;
  declare status: Schemas['ConsentStatus'];
  /** The types of documents that are shown; null for all. */
  declare types: DocumentType[] | null;
  declare message: string | null;
  declare reason: string | null;
  declare askedBy: string | null;
  declare askedAt: Date | string;
  declare decidedBy: string | null;
  declare decidedAt: Date | string | null;
}
