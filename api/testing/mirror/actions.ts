import * as fc from 'fast-check';
import { loadContract } from '../../core/contract/document.ts';
import { accessToken } from '../client.ts';
import { exchange } from '../exchange.ts';
import { requests, type Sent } from '../fuzz/requests.ts';
import type { Ids } from '../fuzz/values.ts';
import { pathsWithStops } from '../tenants/stops.ts';
import type { LegIds } from '../tenants/legs.ts';
import type { Tenant } from '../tenants/tenant.ts';

/** A request of a user that may change something. */
export interface Action {
  email: string;
  sent: Sent;
}

/** Random actions of the people of tenants on the records of all of them, their legs included; the same ones for the same seed. */
export function randomActions(
  tenants: Tenant[],
  options: { count: number; seed: number; legs?: LegIds[] },
) {
  const contract = loadContract();
  const people = tenants.flatMap((tenant) => Object.values(tenant.people));
  const paths = writing(contract.paths);
  const ids = idsOf(tenants, options.legs);
  const to = (some: typeof paths) => requests({ ...contract, paths: some }, ids);
  const action: fc.Arbitrary<Action> = fc.record({
    email: fc.constantFrom(...people.map(({ email }) => email)),
    sent: fc.oneof(
      { weight: 4, arbitrary: to(paths) },
      { weight: 1, arbitrary: to(pathsWithStops(paths)) },
    ),
  });
  return fc.sample(action, { numRuns: options.count, seed: options.seed });
}

/** Sends an action to the server at this URL; throws when there is no answer. */
export async function sendAction(url: string, { email, sent }: Action) {
  const headers = { ...sent.headers, authorization: `Bearer ${await accessToken(email)}` };
  return exchange(url, { ...sent, headers });
}

/** The operations that change something. */
function writing(paths: ReturnType<typeof loadContract>['paths']) {
  const some = Object.entries(paths).filter(([path]) => !UNTRIED.test(path));
  return Object.fromEntries(
    some.map(([path, { get: _, ...others }]) => [path, others]),
  ) as typeof paths;
}

const UNTRIED =
  /^\/(catalogs|postal_codes|diesel_prices|exchange_rates|public|session|presences)\b/;

/** The records of the tenants by kind, without the users who send the requests. */
function idsOf(tenants: Tenant[], legs: LegIds[] = []): Ids {
  const kinds = Object.keys(tenants[0]!.records).filter((kind) => kind !== 'users');
  const ids = kinds.map((kind) => [
    kind,
    [
      ...tenants.map(({ records }) => (records as Record<string, string>)[kind]),
      ...legs.flatMap((one) => (one as Record<string, string[]>)[kind] ?? []),
    ],
  ]);
  return Object.fromEntries(ids) as Ids;
}
