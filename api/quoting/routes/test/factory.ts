import { buildCompany } from '../../../network/companies/test/factory.ts';
import { nextNumber } from '../../../network/companies/index.ts';
import type { Schemas } from '../../../core/contract/types.ts';
import { quoteInput } from '../../quotes/test/factory.ts';
import { testDb } from '../../../testing/base/db.ts';
import { saved, type Columns } from '../../../testing/base/saved.ts';
import { Route } from '../Route.ts';

/** A route input: Monterrey to Dallas, weekly. */
export function routeInput(overrides: Schemas['RouteChange'] = {}) {
  const { movement, origin, destination } = quoteInput();
  return { movement, origin, destination, frequency: 'weekly' as const, ...overrides };
}

/** Inserts a route, by default of a new broker. */
export async function buildRoute(overrides: Columns<Route> = {}): Promise<Route> {
  const db = await testDb();
  const companyId = overrides.companyId ?? (await buildCompany()).id;
  const number = await db.transaction((trx) => nextNumber(companyId, 'routeCount', trx));
  return saved(Route, { ...routeInput(), companyId, number, ...overrides });
}
