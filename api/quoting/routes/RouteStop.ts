import type { Schemas } from '../../core/contract/types.ts';
import { Table } from '../../core/sql/transaction.ts';

/** A stop of a route that has more than two stops. */
export class RouteStop extends Table {
  static override tableName = 'route_stops';
  static override idColumn = ['company_id', 'route_id', 'position'];
  static override jsonAttributes = ['place', 'contact', 'goods'];

  declare companyId: string;
  declare routeId: string;
  /** From 1. */
  declare position: number;
  declare kind: Schemas['StopKind'];
  /** Null for the first and the last stop, whose place and window are the route's own. */
  declare place: Schemas['Place'] | null;

  declare contact: Schemas['StopContact'] | null;
  declare reference: string | null;
  declare goods: Schemas['StopGoods'][];
}
