import type { ListPath, Row } from './types.ts';

/** A call with GET, without its types. */
export type Get = (path: string, init: object) => Promise<{ data: unknown[]; response: Response }>;

interface ListInit {
  params?: { query?: { limit?: number; offset?: number } };
}

/**
 * Reads a list page by page: by the answer's link to the next page (`Link` with `rel="next"`, RFC 8288) if it has one,
 * otherwise by offset, until a page is not full.
 */
export async function* rowsOf<Path extends ListPath>(
  get: Get,
  path: Path,
  init: ListInit = {},
): AsyncGenerator<Row<Path>, void, undefined> {
  const { limit = PAGE, offset = 0, ...filters } = init.params?.query ?? {};
  let read = offset;
  let link: string | undefined;
  for (;;) {
    const query = { ...filters, limit, ...(read > 0 && { offset: read }) };
    const params = link ? {} : { ...init.params, query };
    const { data, response } = await get(link ?? path, { ...init, params });
    yield* data as Row<Path>[];
    read += data.length;
    const wasLinked = link !== undefined;
    link = nextLink(response);
    if (!link && (wasLinked || data.length < limit || read === totalOf(response))) return;
  }
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
