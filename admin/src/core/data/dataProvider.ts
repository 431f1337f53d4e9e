import simpleRest from 'ra-data-simple-rest';
import type {
  CreateParams,
  DataProvider,
  GetListParams,
  GetManyParams,
  Identifier,
  QueryFunctionContext,
  RaRecord,
  UpdateParams,
} from 'react-admin';
import { changedFields } from './changes.ts';
import type { Schemas } from '../contract/types.ts';
import { http } from './http.ts';
import { idempotently } from './idempotency.ts';

const API = '/api';

/** What became of each record of a bulk call. */
export type BulkResults = Schemas['BulkResult']['results'];

/** The product's one way to its API: react-admin's methods, and the verbs of records. */
export interface AndenDataProvider extends DataProvider {
  /** POST /{resource}/{id}/{verb}; answers the API's body. A failed call may be repeated safely. */
  act: <T = unknown>(
    resource: string,
    id: Identifier,
    verb: string,
    body?: object,
  ) => Promise<{ data: T }>;
  /** POST /{resource}/bulk: one call for many records, with what became of each. */
  bulk: (resource: string, body: Schemas['BulkCarriers']) => Promise<{ data: BulkResults }>;
  /** GET of a path below the API with a query, for what is no resource. */
  read: <T = unknown>(path: string, query?: Record<string, string>) => Promise<{ data: T }>;
}

const simple = simpleRest(API, http);

/**
 * ra-data-simple-rest for this API: PATCH with the changed fields and `If-Match`, POST with an
 * `Idempotency-Key`. A detail record carries its `etag`, so that a form is checked against the
 * version it was opened with. Errors are HttpError (see http.ts).
 */
export const dataProvider: AndenDataProvider = {
  ...simple,
  supportAbortSignal: true,

  /** A total that the API did not count just now is told apart in `meta.total`. */
  async getList<R extends RaRecord>(resource: string, params: GetListParams) {
    const noted: { total?: string } = {};
    const noting = async (...request: Parameters<typeof http>) => {
      const answer = await http(...request);
      noted.total = answer.headers.get('X-Total-Is') ?? undefined;
      return answer;
    };
    const found = await simpleRest(API, noting).getList<R>(resource, params);
    return { ...found, meta: noted };
  },

  async getOne(resource, { id, signal }) {
    return { data: await detail(url(resource, id), { signal }) };
  },

  async getMany<R>(resource: string, { ids, signal }: GetManyParams & QueryFunctionContext) {
    const pages = chunks(ids, 100).map((some) => getSome<R>(resource, some, signal));
    return { data: (await Promise.all(pages)).flat() };
  },

  async create<R>(resource: string, { data }: CreateParams) {
    return { data: await idempotently(url(resource), data, detail<R>) };
  },

  async update<R>(resource: string, { id, data, previousData }: UpdateParams) {
    return { data: await patch<R>(resource, id, data, previousData) };
  },

  async updateMany(resource, { ids, data }) {
    const changes = data as Schemas['BulkCarriers']['changes'];
    const results = await bulk(resource, { ids: ids as string[], action: 'update', changes });
    return { data: done(results) };
  },

  async delete(resource, { id }) {
    return { data: await detail(url(resource, id), { method: 'DELETE' }) };
  },

  async deleteMany(resource, { ids }) {
    const results = await bulk(resource, { ids: ids as string[], action: 'archive' });
    return { data: done(results) };
  },

  act: async <T>(resource: string, id: Identifier, verb: string, body?: object) => ({
    data: await idempotently(`${url(resource, id)}/${verb}`, body, detail<T>),
  }),

  bulk: async (resource, body) => ({ data: await bulk(resource, body) }),

  read: async <T>(path: string, query: Record<string, string> = {}) => ({
    data: (await http(`${API}/${path}?${new URLSearchParams(query)}`)).json as T,
  }),
};

function url(resource: string, id?: Identifier): string {
  return id === undefined ? `${API}/${resource}` : `${API}/${resource}/${encodeURIComponent(id)}`;
}

async function bulk(resource: string, body: Schemas['BulkCarriers']): Promise<BulkResults> {
  const { results } = await idempotently(
    `${url(resource)}/bulk`,
    body,
    detail<Schemas['BulkResult']>,
  );
  return results;
}

function done(results: BulkResults): Identifier[] {
  return results.filter(({ status }) => status < 400).map(({ id }) => id);
}

/** A record with the version it was read in. */
async function detail<T = RaRecord>(...request: Parameters<typeof http>): Promise<T> {
  const { json, headers } = await http(...request);
  const etag = headers.get('ETag');
  return (etag ? { ...(json as object), etag } : json) as T;
}

async function getSome<R>(resource: string, ids: Identifier[], signal?: AbortSignal) {
  const filter = JSON.stringify({ id: ids });
  const query = new URLSearchParams({ filter, range: `[0,${ids.length - 1}]` });
  return (await http(`${url(resource)}?${query}`, { signal })).json as R[];
}

async function patch<R>(
  resource: string,
  id: Identifier,
  data: Record<string, unknown>,
  before?: Record<string, unknown>,
): Promise<R> {
  const changes = changedFields(data, before);
  if (before && Object.keys(changes).length === 0) return before as R;
  const etag = data.etag ?? before?.etag;
  return detail<R>(url(resource, id), {
    method: 'PATCH',
    body: JSON.stringify(changes),
    headers: new Headers(typeof etag === 'string' ? { 'If-Match': etag } : {}),
  });
}

function chunks<T>(items: T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) =>
    items.slice(index * size, (index + 1) * size),
  );
}
