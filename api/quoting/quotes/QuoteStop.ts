import type { Schemas } from '../../core/contract/types.ts';
import { Table } from '../../core/sql/transaction.ts';

/** A stop of a quote that has more than two stops, or goods or contacts by stop. */
export class QuoteStop extends Table {
  static override tableName = 'quote_stops';
  static override idColumn = ['company_id', 'quote_id', 'position'];
  static override jsonAttributes = ['place', 'contact', 'goods'];

  declare companyId: string;
  declare quoteId: string;
  /** From 1. */
  declare position: number;
  declare kind: Schemas['StopKind'];
  /** Null for the first and the last stop, whose place and window are the quote's own. */
  declare place: Schemas['Place'] | null;
  declare date: string | null;
  declare fromTime: string | null;
  declare toTime: string | null;
  declare contact: Schemas['StopContact'] | null;
  declare reference: string | null;
  declare goods: Schemas['StopGoods'][];
}
