import type { Schemas } from '../../core/contract/types.ts';
import { Table } from '../../core/sql/transaction.ts';

/** The kinds of links; each is declared by the module whose records it opens (`links` in its `index.ts`). */
export type LinkKind = Schemas['LinkKind'];

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
