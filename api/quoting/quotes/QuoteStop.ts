import { StopRow } from './StopRow.ts';

/** A stop of a quote. */
export class QuoteStop extends StopRow {
  static override tableName = 'quote_stops';
  static override idColumn = ['company_id', 'quote_id', 'position'];
  static override ownedBy = 'quoteId' as const;

  declare quoteId: string;
}
