import { StopRow } from '../quotes/index.ts';

/** A stop of a route, which has neither a day nor hours. */
export class RouteStop extends StopRow {
  static override tableName = 'route_stops';
  static override idColumn = ['company_id', 'route_id', 'position'];
  static override ownedBy = 'routeId' as const;
  static override hasWindow = false;

  declare routeId: string;
}
