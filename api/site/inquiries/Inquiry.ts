import type { Schemas } from '../../core/contract/types.ts';
import { CompanyEntity, Entity } from '../../core/sql/Entity.ts';
import type { Locale } from '../../shared/languages.ts';

/** A request that a visitor sent to Andén on the public site. */
export class Inquiry extends CompanyEntity {
  static override tableName = 'inquiries';
  static override jsonAttributes = ['lane'];
  static override unrecorded = [...Entity.unrecorded, 'form_nonce', 'form_hash'];

  declare kind: Schemas['InquiryKind'];
  declare status: Schemas['InquiryStatus'];
  declare name: string;
  declare companyName: string | null;
  declare email: string;
  declare phone: string | null;
  declare audience: Schemas['Audience'] | null;
  declare message: string | null;
  declare language: Locale;
  declare lane: Schemas['OfferedLane'] | null;
  declare quoteId: string | null;
  declare routeId: string | null;
  declare carrierId: string | null;
  /** The company that requests another plan, or the customer created from the inquiry. */
  declare customerId: string | null;
  declare assignedTo: string | null;
  declare comment: string | null;
  /** The random part of the form's token, which identifies a repeated submission. */
  declare formNonce: string | null;
  declare formHash: string | null;
}
