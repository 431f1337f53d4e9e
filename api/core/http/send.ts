import { promisify } from 'node:util';
import { gzip, gzipSync } from 'node:zlib';
import type { Context } from 'koa';
import { LRUCache } from 'lru-cache';
import type { Operation } from '../contract/document.ts';
import { Export } from '../export/Export.ts';
import { JsonLines } from '../export/JsonLines.ts';
import { sendExport, sendJsonLines } from '../export/sendExport.ts';
import { Download, sendDownload } from '../files/download.ts';
import type { Storage } from '../files/storage.ts';
import { Page } from '../list/page.ts';
import { onlyFields } from '../list/selection.ts';
import { RecordJson } from '../sql/recordJson.ts';
import { EventStream, sendEventStream } from './EventStream.ts';

/** A JSON answer, as it is sent and, for a call with an Idempotency-Key, stored. */
export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** The answer to a call: JSON, a file or a stream of events. */
export type Reply = Answer | Export | JsonLines | Download | EventStream;

/**
 * Turns the result of a handler into a reply: a page or a record becomes JSON, with its headers. Links begin with the
 * public URL; `fields` are those of a record that the call asks for.
 */
export function replyOf(
  ctx: Context,
  { operation: { responses }, publicUrl, fields }: ReplyFacts,
  result: unknown,
): Reply {
  if (KINDS.some((kind) => result instanceof kind)) return result as Reply;
  const status = '201' in responses ? 201 : 200;
  if (result instanceof Page)
    return { status, headers: pageHeaders(ctx, result, publicUrl), body: result.json };
  const { version } = result as { version?: number };
  const headers: Answer['headers'] = {};
  if (typeof version === 'number') headers.ETag = `"${version}"`;
  const body = result instanceof RecordJson ? result.json : JSON.stringify(result);
  return { status, headers, body: fields ? chosen(body, fields) : body };
}

interface ReplyFacts {
  operation: Operation;
  publicUrl: string;
  fields?: readonly string[] | undefined;
}

function chosen(body: string, fields: readonly string[]): string {
  return JSON.stringify(onlyFields(JSON.parse(body) as object, fields));
}

const KINDS = [Export, JsonLines, Download, EventStream];

/** Writes a reply to the response. */
export function send(
  ctx: Context,
  reply: Reply,
  { now, storage, operation }: { now: Date; storage: Storage; operation: Operation },
): void | Promise<void> {
  if (reply instanceof Export) return sendExport(ctx, reply, now, operation['x-rows']);
  if (reply instanceof JsonLines) return sendJsonLines(ctx, reply, now);
  if (reply instanceof Download) return sendDownload(ctx, reply, storage);
  if (reply instanceof EventStream) return sendEventStream(ctx, reply);
  ctx.status = reply.status;
  ctx.res.setHeader('Cache-Control', 'no-store');
  ctx.res.setHeader('Content-Type', 'application/json; charset=utf-8');
  for (const [name, value] of Object.entries(reply.headers)) ctx.res.setHeader(name, value);
  if (reply.body.length < PACKET) ctx.body = reply.body;
  else return sendLong(ctx, reply.body);
}

/**
 * A body longer than a network packet is compressed for clients that take it. A page of 7 kB becomes 2 at the cost of 40
 * microseconds, a sixth of what handing it to another thread costs; only what would hold other calls up is handed over.
 */
function sendLong(ctx: Context, body: string): void | Promise<void> {
  ctx.vary('Accept-Encoding');
  if (!takesGzip(ctx)) return void (ctx.body = body);
  ctx.set('Content-Encoding', 'gzip');
  if (body.length < LONG) return void (ctx.body = gzipSync(body, FAST));
  return promisify(gzip)(body, FAST).then((short) => void (ctx.body = short));
}

/** Whether a client prefers gzip; the texts in which browsers say so are few, and reading one takes microseconds. */
function takesGzip(ctx: Context): boolean {
  const text = ctx.get('Accept-Encoding');
  const preference = text === '' ? false : preferences.get(text);
  if (preference !== undefined) return preference;
  const isGzip = ctx.acceptsEncodings('gzip', 'identity') === 'gzip';
  preferences.set(text, isGzip);
  return isGzip;
}

const preferences = new LRUCache<string, boolean>({ max: 100 });

/** The characters that a client gets in one packet. */
const PACKET = 1400;
const LONG = 64_000;
const FAST = { level: 1 };

function pageHeaders(ctx: Context, page: Page<unknown>, publicUrl: string) {
  const next = page.next && `${publicUrl}${nextOf(ctx, page)}`;
  return {
    ...(next && { Link: `<${next}>; rel="next"` }),
    'Content-Range': page.contentRange(unitOf(ctx)),
    ...(page.total?.isRemembered && { 'X-Total-Is': 'remembered' }),
  };
}

/** The path and query of the page after this one. */
function nextOf({ path, querystring }: Context, { next, length }: Page<unknown>): string {
  const query = new URLSearchParams(querystring);
  for (const name of ['offset', 'range']) query.delete(name);
  query.set('limit', String(length));
  query.set('cursor', next!);
  return `${path}?${query}`;
}

/** The unit of a list's Content-Range: the last segment of its path. */
function unitOf({ path }: Context) {
  return path.replace(/\/$/, '').split('/').at(-1)!;
}
