import type { components, operations } from '#contract';
import type { Actor } from '../auth/actor.ts';
import type { Locale } from '../i18n/words.ts';
import type { Export } from '../export/Export.ts';
import type { Download } from '../files/download.ts';
import type { ReceivedFile } from '../files/keep.ts';
import type { Storage } from '../files/storage.ts';
import type { Page } from '../list/page.ts';
import type { ListQuery } from '../list/dialect.ts';

export type Schemas = components['schemas'];
export type OperationId = keyof operations;

/** What a handler of the operation receives: all of it checked against the contract. */
export interface Call<Op extends OperationId> {
  /** Who calls; absent at run time only in operations with `security: []`. */
  actor: Actor;
  locale: Locale;
  params: PathOf<operations[Op]>;
  query: QueryOf<operations[Op]>;
  body: BodyOf<operations[Op]>;
  /** The version that `If-Match` names. */
  ifMatch: number | undefined;
  now: Date;
  /** Where files are kept. */
  storage: Storage;
}

/** One function per operationId. */
export type Handlers = {
  [Op in OperationId]?: (
    call: Call<Op>,
  ) => Promise<ResultOf<operations[Op]>> | ResultOf<operations[Op]>;
};

type PathOf<T> = T extends { parameters: { path: infer P } } ? P : never;
type ListParameters = { filter?: string };
type QueryOf<T> = T extends { parameters: { query?: infer Q } }
  ? NonNullable<Q> extends ListParameters
    ? ListQuery<
        Omit<
          NonNullable<Q>,
          'limit' | 'offset' | 'range' | 'sort' | 'filter' | 'total' | 'countQuery'
        >
      >
    : NonNullable<Q>
  : never;
type BodyOf<T> = T extends { requestBody: { content: { 'application/json': infer B } } }
  ? B
  : T extends { requestBody: { content: { 'multipart/form-data': unknown } } }
    ? ReceivedFile
    : never;
type ResultOf<T> = T extends { responses: infer R } ? Success<R[keyof R & (200 | 201)]> : never;
type Success<T> = T extends { content: { 'application/json': infer B } }
  ? Sendable<B>
  : T extends { content: { 'text/csv': string } }
    ? Export
    : T extends { content: { 'application/pdf': string } }
      ? Download
      : never;
/** A list leaves as a page, whose rows are JSON already. */
type Sendable<B> = B extends (infer Row)[] ? Page<Row> | Row[] : B;
