import type { Schemas } from '../../core/contract/types.ts';
import { Table } from '../../core/sql/transaction.ts';

/** A stop of a load that has more than two stops, or goods or contacts by stop. */
export class ShipmentStop extends Table {
  static override tableName = 'shipment_stops';
  static override idColumn = ['company_id', 'shipment_id', 'position'];
  static override jsonAttributes = ['place', 'contact', 'goods'];

  declare companyId: string;
  declare shipmentId: string;
  /** From 1. */
  declare position: number;
  declare kind: Schemas['StopKind'];
  /** Null for the first and the last stop, whose place and window are the shipment's own. */
  declare place: Schemas['Place'] | null;
  declare date: string | null;
  declare fromTime: string | null;
  declare toTime: string | null;
  declare contact: Schemas['StopContact'] | null;
  declare reference: string | null;
  declare goods: Schemas['StopGoods'][];
}
