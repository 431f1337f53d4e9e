import type { Schemas } from '../../core/contract/types.ts';
import { Table } from '../../core/sql/transaction.ts';

/** A stop of a record that has more than two stops, or goods or contacts by stop. */
export class StopRow extends Table {
  static override jsonAttributes = ['place', 'contact', 'goods'];
  /** The column of the record that the stops belong to. */
  declare static ownedBy: 'quoteId' | 'routeId' | 'shipmentId';
  /** The table of the records, where these have what lists read of their stops in `stops_text` and `stop_states`. */
  static searchedIn: string | undefined;
  /** Whether a stop has a day and hours. */
  static hasWindow = true;

  declare companyId: string;
  /** From 1. */
  declare position: number;
  declare kind: Schemas['StopKind'];
  /** Null for the first and the last stop, whose place and window are the record's own. */
  declare place: Schemas['Place'] | null;
  declare date: string | null;
  declare fromTime: string | null;
  declare toTime: string | null;
  declare contact: Schemas['StopContact'] | null;
  declare reference: string | null;
  declare goods: Schemas['StopGoods'][];
}
