import type { Schemas } from './types.ts';

/** From where the feed of changes is read, and of which resources. */
export interface ChangesInit {
  /** The cursor of the last page whose work is done; without it the feed begins at this moment. */
  after?: string;
  /** The paths of the resources, such as `quotes`; by default all that the key may read. */
  types?: string[];
}

/** The call of the feed, without its types. */
export type GetChanges = (
  path: '/changes',
  init: object,
) => Promise<{ data: Schemas['ChangePage'] }>;

/** Reads the feed of changes page by page, from the cursor to this moment. */
export async function* changePages(
  get: GetChanges,
  { after, types }: ChangesInit = {},
): AsyncGenerator<Schemas['ChangePage'], void, undefined> {
  let cursor = after;
  for (let hasMore = true; hasMore;) {
    const { data } = await get('/changes', { params: { query: { after: cursor, types } } });
    yield data;
    ({ cursor, hasMore } = data);
  }
}
