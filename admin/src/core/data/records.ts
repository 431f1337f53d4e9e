import type { Identifier, RaRecord } from 'react-admin';
import { changedFields } from './changes.ts';
import { http, ifMatch } from './http.ts';

const API = '/api';

/** The API's URL of a resource, or of one record of it. */
export function urlOf(resource: string, id?: Identifier): string {
  return id === undefined ? `${API}/${resource}` : `${API}/${resource}/${encodeURIComponent(id)}`;
}

/** A record with the version it was read in, as `etag`. */
export async function detail<T = RaRecord>(...request: Parameters<typeof http>): Promise<T> {
  const { json, headers } = await http(...request);
  const etag = headers.get('ETag');
  return (etag ? { ...(json as object), etag } : json) as T;
}

/** Reads the records of these ids that match a list's filter, in calls of a hundred. */
export async function readMany<R>(
  resource: string,
  ids: Identifier[],
  { filter: also, signal }: { filter?: object; signal?: AbortSignal } = {},
): Promise<R[]> {
  const pages = chunks(ids, 100).map(async (some) => {
    const filter = JSON.stringify({ ...also, id: some });
    const query = new URLSearchParams({ filter, range: `[0,${some.length - 1}]` });
    return (await http(`${urlOf(resource)}?${query}`, { signal })).json as R[];
  });
  return (await Promise.all(pages)).flat();
}

/**
 * Sends the fields that differ from `before`, with the version of the form as `If-Match`; sends nothing when none
 * differs.
 */
export async function patch<R>(
  resource: string,
  id: Identifier,
  data: Record<string, unknown>,
  before?: Record<string, unknown>,
): Promise<R> {
  const changes = changedFields(data, before);
  if (before && Object.keys(changes).length === 0) return before as R;
  const etag = data.etag ?? before?.etag;
  return detail<R>(urlOf(resource, id), {
    method: 'PATCH',
    body: JSON.stringify(changes),
    headers: ifMatch(etag),
  });
}

function chunks<T>(items: T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}
