import { Archivable } from '../../core/sql/Entity.ts';

/** Mexican pesos per US dollar from a date until the next dated rate. */
export class ExchangeRate extends Archivable {
  static override tableName = 'exchange_rates';

  declare date: string;
  declare mxnPerUsd: string;
  declare source: string;
}
