import type { Schemas } from '../../core/contract/types.ts';
import { Table } from '../../core/sql/transaction.ts';

/** A waiting time at a border crossing that somebody saw. */
export class BridgeWait extends Table {
  static override tableName = 'bridge_waits';

  declare id: string;
  declare bridgeId: string;
  declare direction: Schemas['CrossingDirection'];
  declare minutes: number;
  declare seenAt: Date | string;
  declare userId: string | null;
}
