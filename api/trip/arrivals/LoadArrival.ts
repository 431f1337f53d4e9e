import { Table } from '../../core/sql/transaction.ts';

/** When a load is expected at its destination, as it was last computed, and the delay that its customer has heard of. */
export class LoadArrival extends Table {
  static override tableName = 'load_arrivals';
  static override idColumn = ['company_id', 'shipment_id'];

  declare companyId: string;
  declare shipmentId: string;
  declare expectedAt: Date | string | null;
  declare lateMinutes: number | null;
  declare computedAt: Date | string;
  declare toldMinutes: number | null;
  declare toldAt: Date | string | null;
}
