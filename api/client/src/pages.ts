import type { AndenClient } from './createClient.ts';
import type { ListPath, Row } from './types.ts';

type Get = (path: string, init: object) => Promise<{ data: unknown[]; response: Response }>;

interface ListInit {
  params?: { query?: { limit?: number; offset?: number } };
}

/**
 * Reads a list page by page: by the answer's link to the next page (`Link` with `rel="next"`, RFC 8288) if it has one,
 * otherwise by offset, until a page is not full.
 */
export async function* rowsOf<Path extends ListPath>(
  client: Pick<AndenClient, 'GET'>,
  path: Path,
  init: ListInit = {},
): AsyncGenerator<Row<Path>, void, undefined> {
  const get = client.GET as unknown as Get;
  const { limit = PAGE, offset: first = 0, ...filters } = init.params?.query ?? {};
  let offset = first;
  let next: string | undefined;
  do {
    const query = { ...filters, limit, offset };
    const call = next ? { ...init, params: {} } : { ...init, params: { ...init.params, query } };
    const { data: rows, response } = await get(next ?? path, call);
    yield* rows as Row<Path>[];
    const link = nextLink(response);
    if (next && !link) return;
    next = link;
    offset += rows.length;
    if (!next && (rows.length < limit || offset === totalOf(response))) return;
  } while (true);
}

const PAGE = 100;

/** The path and query of the link to the next page, below /api: whatever its host, the key is sent to no other. */
function nextLink({ headers, url }: Response): string | undefined {
  const [, target] = /<([^>]*)>[^,<]*;\s*rel="?next"?/.exec(headers.get('Link') ?? '') ?? [];
  if (target === undefined) return undefined;
  const { pathname, search } = new URL(target, url);
  return pathname.replace(/^.*?\/api(?=\/)/, '') + search;
}

/** The total in `Content-Range: quotes 0-9/1234`; NaN if it is not known. */
function totalOf({ headers }: Response): number {
  return Number(headers.get('Content-Range')?.split('/')[1] ?? NaN);
}
