import { Table } from '../core/records/transaction.ts';

/** What a link opens: the answer to an invitation, a rate confirmation, a document to send, the evidence of a load, a packet of documents, a part of a Carta Porte, the price that a customer was told, the moves of a load, what it lacks before it crosses the border, its customer's page, or the rows that a spreadsheet reads. */
export type LinkKind =
  | 'answer'
  | 'confirmation'
  | 'document'
  | 'evidence'
  | 'feed'
  | 'packet'
  | 'tracking'
  | 'price'
  | 'moves'
  | 'carta_porte_customer'
  | 'carta_porte_carrier'
  | 'border_carrier'
  | 'border_mx_broker'
  | 'border_us_broker';

/** A link to one record for one carrier or customer, who uses it without an account. */
export class Link extends Table {
  static override tableName = 'links';

  declare id: string;
  declare kind: LinkKind;
  /** The invitation, the load of the rate confirmation, Carta Porte, evidence, border or tracking, the document, the packet, or the quote. */
  declare subjectId: string;
  /** The carrier; of a price, of tracking and of the customer's part of a Carta Porte the customer; of a customs broker the company that asks it. */
  declare partyId: string;
  /** Raised to revoke the tokens given out so far. */
  declare number: number;
  declare expiresAt: Date | string;
  /** When a person last opened it. */
  declare openedAt: Date | string | null;
}
