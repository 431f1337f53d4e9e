import { loadContract, operations } from '../core/contract/document.ts';
import { as } from './client.ts';
import type { User } from '../users/User.ts';

/** An answer, refusals included, as text. */
export interface Seen {
  path: string;
  status: number;
  text: string;
}

/**
 * Everything that a user can read: every GET of the contract, with every id that any of the answers has shown, and with
 * the ids that it may have heard of. Shared reference data is read once.
 */
export async function crawl(user: User, heardOf: string[] = []): Promise<Seen[]> {
  const seen = new Map<string, Seen>();
  const ids = new Set(heardOf);
  for (let before = -1; before < seen.size;) {
    before = seen.size;
    const paths = READS.flatMap((path) => filled(path, [...ids])).filter((path) => !seen.has(path));
    for (let from = 0; from < paths.length; from += AT_ONCE) {
      const some = paths.slice(from, from + AT_ONCE);
      for (const answer of await Promise.all(some.map((path) => read(user, path)))) {
        seen.set(answer.path, answer);
        for (const id of idsIn(answer)) ids.add(id);
      }
    }
  }
  return [...seen.values()];
}

const AT_ONCE = 8;

/** Reads that need more than an id; none of them is about anybody's load. */
const ELSEWHERE = /^\/(postal_codes|registrations|public)\b/;
/** What everybody shares: its ids lead nowhere else. */
const REFERENCE = /^\/api\/(catalogs|diesel_prices|exchange_rates)\b/;
const UUID = /\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g;

const READS = operations(loadContract())
  .filter(({ method, path }) => method === 'get' && !ELSEWHERE.test(path))
  .map(({ path }) => `/api${path}`);

function idsIn({ path, status, text }: Seen): string[] {
  return status === 200 && !REFERENCE.test(path) ? (text.match(UUID) ?? []) : [];
}

function filled(path: string, ids: string[]): string[] {
  if (!path.includes('{')) return [path];
  if (REFERENCE.test(path)) return [];
  return ids.map((id) => path.replace(/\{\w+\}/, id));
}

async function read(user: User, path: string): Promise<Seen> {
  const { status, body } = await as(user).get(path);
  return { path, status, text: JSON.stringify(body) ?? '' };
}
