import { StopRow } from '../../quoting/quotes/index.ts';

/** A stop of a load. */
export class ShipmentStop extends StopRow {
  static override tableName = 'shipment_stops';
  static override idColumn = ['company_id', 'shipment_id', 'position'];
  static override ownedBy = 'shipmentId' as const;
  static override searchedIn = 'shipments';

  declare shipmentId: string;
}
