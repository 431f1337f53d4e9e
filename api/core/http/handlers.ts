import type { operations } from '#contract';
import type { Actor } from '../auth/actor.ts';
import type { OperationId } from '../contract/types.ts';
import type { Locale } from '../../shared/words.ts';
import type { Export } from '../export/Export.ts';
import type { JsonLines } from '../export/JsonLines.ts';
import type { Download } from '../files/download.ts';
import type { Cookies } from './cookies.ts';
import type { EventStream } from './EventStream.ts';
import type { ReceivedFile } from '../uploads/keep.ts';
import type { Storage } from '../files/storage.ts';
import type { Counts } from '../list/counts.ts';
import type { Page } from '../list/page.ts';
import type { RecordJson } from '../sql/recordJson.ts';
import type { ListQuery } from '../list/listQuery.ts';
import type { SecurityNote } from '../security/securityLog.ts';

/** The argument of an operation's handler; parameters, query and body are already checked against the contract. */
export interface Call<Op extends OperationId> {
  /** The caller; undefined at run time only in operations with `security: []`. */
  actor: Actor;
  locale: Locale;
  params: PathOf<operations[Op]>;
  query: QueryOf<operations[Op]>;
  body: BodyOf<operations[Op]>;
  /** The version in the `If-Match` header. */
  ifMatch: number | undefined;
  now: Date;
  cookies: Cookies;
  /** The file storage. */
  storage: Storage;
  /** Reports an event that the call itself does not show, for the security log. */
  logSecurity: (note: SecurityNote) => void;
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
          | 'limit'
          | 'offset'
          | 'range'
          | 'sort'
          | 'filter'
          | 'total'
          | 'countQuery'
          | 'countBy'
          | 'fields'
          | 'expand'
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
type Success<T> = T extends { content: { 'application/xml': string } } ? Download : OtherSuccess<T>;
type OtherSuccess<T> = T extends { content: { 'application/json': infer B } }
  ? Sendable<B>
  : T extends { content: { 'text/csv': string } }
    ? Export
    : T extends { content: { 'application/x-ndjson': string } }
      ? JsonLines
      : T extends { content: { 'application/pdf': string } | { 'application/x-tar': string } }
        ? Download
        : T extends { content: { 'text/event-stream': string } }
          ? EventStream
          : never;
/** A record or the rows of a page may already be JSON; counts are returned where `x-count-by` allows to ask for them. */
type Sendable<B> = B extends (infer Row)[]
  ? Page<Row> | Row[] | { counts: Counts }
  : B | RecordJson<B>;
