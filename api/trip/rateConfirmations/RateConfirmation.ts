import { CompanyEntity } from '../../core/sql/Entity.ts';
import type { Content } from './content/content.ts';

/** A revision of the rate confirmation of a load. */
export class RateConfirmation extends CompanyEntity {
  static override tableName = 'rate_confirmations';
  static override jsonAttributes = ['content'];

  declare shipmentId: string;
  declare revision: number;
  declare content: Content;
  /** SHA-256 of the content in its canonical form (RFC 8785), in hex. */
  declare hash: string;
  declare issuedAt: Date | string;
  declare issuedBy: string | null;
  declare acceptedAt: Date | string | null;
  declare acceptedBy: string | null;
  /** The name and the IP address of who accepted by a public link. */
  declare acceptedName: string | null;
  declare acceptedFrom: string | null;
}
