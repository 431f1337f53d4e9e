import type { Schemas } from '../core/contract/types.ts';
import { CompanyEntity, Entity } from '../core/records/Entity.ts';

/** What somebody without an account asked Andén for on the public site. */
export class Inquiry extends CompanyEntity {
  static override tableName = 'inquiries';
  static override jsonAttributes = ['lane'];
  static override withoutHistory = [...Entity.withoutHistory, 'form_nonce', 'form_hash'];

  declare kind: Schemas['InquiryKind'];
  declare status: Schemas['InquiryStatus'];
  declare name: string;
  declare companyName: string | null;
  declare email: string;
  declare phone: string | null;
  declare audience: Schemas['Audience'] | null;
  declare message: string | null;
  declare language: 'es' | 'en';
  declare lane: Schemas['OfferedLane'] | null;
  declare quoteId: string | null;
  declare routeId: string | null;
  declare carrierId: string | null;
  declare assignedTo: string | null;
  declare comment: string | null;
  /** The form it came with, so that a repeat is known as one. */
  declare formNonce: string | null;
  declare formHash: string | null;
}
