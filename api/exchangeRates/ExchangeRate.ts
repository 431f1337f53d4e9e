import { Entity } from '../core/records/Entity.ts';

/** Pesos to a dollar from a day on, until a later day has a rate. */
export class ExchangeRate extends Entity {
  static override tableName = 'exchange_rates';

  declare date: string;
  declare mxnPerUsd: string;
  declare source: string;
}
