import { randomUUID } from 'node:crypto';
import { loadContract, operations } from '../../core/contract/document.ts';
import { resetRateLimits } from '../base/db.ts';
import { as, type Client } from '../client.ts';
import { withFirstValues } from '../permissions/firstValues.ts';
import type { User } from '../../platform/users/User.ts';

/** An answer, errors included, as text. */
export interface Seen {
  path: string;
  status: number;
  text: string;
}

/**
 * All answers that a user or the holder of a link can read: every GET of the contract, with the given ids and with every
 * id found in any answer that is not older than those. An id begins with its time; older ones are of other tests.
 * Shared reference data is read once. Limits of calls are lifted when they are met.
 */
export async function crawl(who: User | Client, givenIds: string[]): Promise<Seen[]> {
  const client = 'get' in who ? who : as(who);
  const seen = new Map<string, Seen>();
  const ids = new Set(givenIds);
  const oldest = givenIds.toSorted()[0]!;
  for (let before = -1; before < seen.size;) {
    before = seen.size;
    const paths = READS.flatMap((path) => filled(path, ids)).filter((path) => !seen.has(path));
    for (let from = 0; from < paths.length; from += PARALLEL_REQUESTS) {
      const some = paths.slice(from, from + PARALLEL_REQUESTS);
      for (const answer of await Promise.all(some.map((path) => read(client, path)))) {
        seen.set(answer.path, answer);
        for (const id of idsIn(answer)) if (id >= oldest) ids.add(id);
      }
    }
  }
  return [...seen.values()];

  function filled(path: string, found: Set<string>): string[] {
    if (!path.includes('{')) return [path];
    const unknown = seen.get(withId(path, UNKNOWN));
    if (!unknown) return [withId(path, UNKNOWN)];
    return [401, 403].includes(unknown.status) ? [] : [...found].map((id) => withId(path, id));
  }
}

/** An id of nothing: an operation that answers 401 or 403 to it is refused to the caller, whatever the id. */
const UNKNOWN = randomUUID();
const PARALLEL_REQUESTS = 8;

/** Paths that need more than an id; none of them returns loads. */
const ELSEWHERE = /^\/(postal_codes|registrations|public)\b/;
/** Shared reference data, whose ids are not used in other requests. */
const REFERENCE = /^\/api\/(catalogs|diesel_prices|exchange_rates)\b/;
const UUID = /\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g;

const READS = operations(loadContract())
  .filter(({ method, path }) => method === 'get' && !ELSEWHERE.test(path))
  .map(({ path }) => `/api${withFirstValues(path)}`)
  .filter((path) => !(path.includes('{') && REFERENCE.test(path)));

function idsIn({ path, status, text }: Seen): string[] {
  return status === 200 && !REFERENCE.test(path) ? (text.match(UUID) ?? []) : [];
}

function withId(path: string, id: string): string {
  return path.replaceAll(/\{\w+\}/g, id);
}

async function read(client: Client, path: string): Promise<Seen> {
  const answer = await client.get(path);
  const { status, body } = answer.status === 429 ? await readUnlimited(client, path) : answer;
  if (status === 429) throw new Error(`${path} was not read: too many calls`);
  return { path, status, text: JSON.stringify(body) ?? '' };
}

/** Reads a path after the calls so far were forgotten: a crawl makes more of them than a link may in ten minutes. */
async function readUnlimited(client: Client, path: string) {
  await resetRateLimits();
  return client.get(path);
}
