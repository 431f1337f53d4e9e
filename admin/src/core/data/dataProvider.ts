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
import { bulk, type BulkCall, type BulkResults, changedBy } from './bulk.ts';
import { http } from './http.ts';
import { idempotently } from './idempotency.ts';
import { detail, patch, readMany, urlOf } from './records.ts';

const API = '/api';

/** The data provider: react-admin's methods, and methods for the verbs of records, bulk calls and other reads. */
export interface AndenDataProvider extends DataProvider {
  /** POST /{resource}/{id}/{verb} under the Idempotency-Key `key`; answers the API's body. A failed call may be repeated safely. */
  act: <T = unknown>(
    resource: string,
    id: Identifier,
    verb: string,
    body?: object,
    key?: string,
  ) => Promise<{ data: T }>;
  /**
   * POST /{resource}/{id}/{verb}, or /{resource}/{verb} without an id, that changes nothing; without a key, so that the API
   * stores no answer.
   */
  ask: <T = unknown>(
    resource: string,
    id: Identifier | undefined,
    verb: string,
    body: object,
    signal?: AbortSignal,
  ) => Promise<{ data: T }>;
  /** POST /{resource}/bulk: one call for many records; resolves to the result for each. */
  bulk: (resource: string, body: BulkCall) => Promise<{ data: BulkResults }>;
  /** GET of a path below /api with a query, for data that is not a resource. */
  read: <T = unknown>(
    path: string,
    query?: Record<string, string>,
    signal?: AbortSignal,
  ) => Promise<{ data: T }>;
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

  /** Returns as `meta.total` whether the API counted the total now or took it from its cache. */
  async getList<R extends RaRecord>(resource: string, params: GetListParams) {
    const noted: { total?: string } = {};
    const noting = async (...request: Parameters<typeof http>) => {
      const answer = await http(...request);
      noted.total = answer.headers.get('X-Total-Is') ?? undefined;
      return answer;
    };
    const page = await simpleRest(API, noting).getList<R>(resource, params);
    return { ...page, meta: noted };
  },

  async getOne(resource, { id, signal }) {
    return { data: await detail(urlOf(resource, id), { signal }) };
  },

  /** Returns only the records that match `meta.filter`, if it is given. */
  async getMany<R>(resource: string, { ids, meta, signal }: GetManyParams & QueryFunctionContext) {
    const filter = meta?.filter as object | undefined;
    return { data: await readMany<R>(resource, ids, { filter, signal }) };
  },

  async create<R>(resource: string, { data, meta }: CreateParams) {
    return { data: await idempotently(urlOf(resource), data, detail<R>, meta?.key as string) };
  },

  async update<R>(resource: string, { id, data, previousData }: UpdateParams) {
    return { data: await patch<R>(resource, id, data, previousData) };
  },

  async updateMany(resource, { ids, data }) {
    const results = await bulk(resource, { ids, action: 'update', changes: data });
    return { data: changedBy(results) };
  },

  async delete(resource, { id }) {
    return { data: await detail(urlOf(resource, id), { method: 'DELETE' }) };
  },

  async deleteMany(resource, { ids }) {
    const results = await bulk(resource, { ids, action: 'archive' });
    return { data: changedBy(results) };
  },

  act: async <T>(resource: string, id: Identifier, verb: string, body?: object, key?: string) => ({
    data: await idempotently(`${urlOf(resource, id)}/${verb}`, body, detail<T>, key),
  }),

  ask: async <T>(
    resource: string,
    id: Identifier | undefined,
    verb: string,
    question: object,
    signal?: AbortSignal,
  ) => {
    const body = JSON.stringify(question);
    const { json } = await http(`${urlOf(resource, id)}/${verb}`, { method: 'POST', body, signal });
    return { data: json as T };
  },

  bulk: async (resource, body) => ({ data: await bulk(resource, body) }),

  read: async <T>(path: string, query: Record<string, string> = {}, signal?: AbortSignal) => ({
    data: (await http(`${API}/${path}?${new URLSearchParams(query)}`, { signal })).json as T,
  }),
};
