import Router from '@koa/router';
import { HttpMethodEnum, koaBody } from 'koa-body';
import type { Knex } from 'knex';
import type { Context, Middleware } from 'koa';
import { actAs } from './acting.ts';
import type { Actor } from './actor.ts';
import { assertStorable, createChecker, type Checks } from './contract/checks.ts';
import { operations, type Contract, type Operation } from './contract/document.ts';
import type { Handlers } from './contract/types.ts';
import { Refusal } from './errors.ts';
import { Export } from './export/Export.ts';
import { sendExport } from './export/sendExport.ts';
import { Attachment, sendAttachment } from './files/attachment.ts';
import { Download, sendDownload } from './files/download.ts';
import { receive, takesFile } from './files/receive.ts';
import type { Storage } from './files/storage.ts';
import { once, type Answer } from './idempotency.ts';
import { toListQuery, unfold } from './list/dialect.ts';
import { Page } from './list/page.ts';
import { localeOf } from './locale.ts';
import { limit } from './rateLimit.ts';
import { isUpload, maxBytesOf, uploadOf } from './upload.ts';

interface Mounting {
  contract: Contract;
  handlers: Handlers;
  db: Knex;
  clock: () => Date;
  storage: Storage;
  /** Who sends this token; refuses with 401 or 403. */
  identify: (ctx: Context) => Promise<Actor>;
}

type AnyHandler = (call: object) => unknown;

/** Every path of the contract on a router; refuses to build one while an operation has no handler. */
export function mount(mounting: Mounting): Router {
  const { contract, handlers } = mounting;
  const router = new Router({ prefix: '/api' });
  const checker = createChecker(contract);
  const known = new Map(Object.entries(handlers)) as Map<string, AnyHandler>;
  const all = operations(contract);
  assertComplete(
    all.map(({ operation }) => operation),
    known,
  );
  for (const { path, method, operation } of all) {
    const step = answering(
      mounting,
      operation,
      checker(operation, method),
      handlerOf(known, operation)!,
    );
    router[method](path.replace(/\{(\w+)\}/g, ':$1'), bodyOf(operation), step);
  }
  return router;
}

/** The steps of every call: who, what, run, send. */
function answering(
  mounting: Mounting,
  operation: Operation,
  checks: Checks,
  handler: AnyHandler,
): Middleware {
  const unit = (ctx: Context) => ctx.path.replace(/\/$/, '').split('/').at(-1)!;
  return async (ctx) => {
    const actor = operation.security?.length === 0 ? undefined : await mounting.identify(ctx);
    const rate = operation['x-rate-limit'];
    const now = mounting.clock();
    if (rate) await limit(mounting.db, rate, { name: operation.operationId, who: ctx.ip, now });
    const reads = ctx.method === 'GET' || ctx.method === 'HEAD';
    if (actor?.access === 'read_only' && !reads) throw new Refusal('READ_ONLY');
    const arrival = arrivalOf(ctx, operation, mounting.storage);
    const call = {
      actor,
      locale: localeOf(ctx),
      now,
      receive: arrival.receive,
      ...inputs(ctx, operation, checks),
      ...(isUpload(operation) && { body: uploadOf(ctx, maxBytesOf(mounting.contract, operation)) }),
    };
    const report = (err: unknown) => ctx.log.error({ err }, 'part of a request failed');
    const run = async () => actAs(actor, () => arrival.keptIf(() => handler(call)), report);
    const key = ctx.get('Idempotency-Key');
    const result =
      actor && key && ctx.method === 'POST' && !takesFile(operation)
        ? await repeatable(mounting.db, ctx, actor, key, run)
        : await run();
    if (result instanceof Export) sendExport(ctx, result, call.now);
    else if (result instanceof Attachment) sendAttachment(ctx, result);
    else if (result instanceof Download) await sendDownload(ctx, result, mounting.storage);
    else send(ctx, operation, result, unit(ctx));
  };
}

/** The file is read when the handler asks for it, once it knows that the caller may; of a refused call none stays. */
function arrivalOf(ctx: Context, operation: Operation, storage: Storage) {
  const keys: string[] = [];
  return {
    async receive() {
      const file = await receive(ctx, operation, storage);
      keys.push(file.key);
      return file;
    },
    async keptIf(work: () => unknown) {
      try {
        return await work();
      } catch (error) {
        await Promise.all(keys.map((key) => storage.remove(key)));
        throw error;
      }
    },
  };
}

/** Everything the caller sent, checked. */
function inputs(ctx: Context, operation: Operation, checks: Checks) {
  const params = { ...ctx.params };
  const sent = { ...ctx.query };
  const query = operation['x-sort'] ? unfold(sent) : sent;
  const body = checks.body && (ctx.request.body ?? {});
  for (const part of [params, query, body]) assertStorable(part);
  checks.path(params);
  checks.headers(ctx.headers);
  checks.query(query);
  const asked = checks.body && isEmpty(body) && operation['x-fields-in-query'] ? query : body;
  if (asked === query) checks.fields!(asked);
  else checks.body?.(asked);
  const ifMatch = versionOf(ctx.get('If-Match'));
  return {
    params,
    body: asked,
    ifMatch,
    query: operation['x-sort'] ? toListQuery(query, operation) : query,
  };
}

async function repeatable(
  db: Knex,
  ctx: Context,
  actor: Actor,
  key: string,
  run: () => Promise<unknown>,
) {
  const content = JSON.stringify([
    ctx.method,
    ctx.path,
    ctx.query,
    ctx.request.body ?? ctx.request.length,
  ]);
  const first = async (): Promise<Answer> => ({ status: 200, body: await run() });
  const report = (err: unknown) => ctx.log.error({ err }, 'answer not remembered');
  return (await once(db, { userId: actor.userId, key, content }, first, report)).body;
}

function send(ctx: Context, operation: Operation, result: unknown, unit: string) {
  ctx.status = '201' in operation.responses ? 201 : 200;
  ctx.set('Cache-Control', 'no-store');
  ctx.type = 'application/json';
  if (result instanceof Page) {
    ctx.set('Content-Range', result.contentRange(unit));
    if (result.total?.isRemembered) ctx.set('X-Total-Is', 'remembered');
    ctx.body = result.json;
    return;
  }
  const { version } = result as { version?: number };
  if (typeof version === 'number') ctx.set('ETag', `"${version}"`);
  ctx.body = JSON.stringify(result);
}

const parseJson = koaBody({
  parsedMethods: [HttpMethodEnum.POST, HttpMethodEnum.PUT, HttpMethodEnum.PATCH],
  jsonStrict: true,
  jsonLimit: '1mb',
  urlencoded: false,
  text: false,
  multipart: false,
});

function bodyOf(operation: Operation): Middleware {
  if (!operation.requestBody || isUpload(operation)) return (_ctx, next) => next();
  return async (ctx, next) => {
    const empty = !ctx.request.length && !ctx.get('Transfer-Encoding');
    const plain = ['', 'identity'].includes(ctx.get('Content-Encoding').toLowerCase());
    if (!empty && !(plain && ctx.is('json'))) throw new Refusal('UNSUPPORTED_MEDIA_TYPE');
    await parseJson(ctx, next);
  };
}

/** `"7"` and `W/"7"` name version 7; what names none of ours matches none. */
function versionOf(header: string): number | undefined {
  if (!header || header === '*') return undefined;
  return Number(/^(?:W\/)?"(\d{1,9})"$/.exec(header)?.[1] ?? -1);
}

function isEmpty(body: unknown) {
  return !body || Object.keys(body).length === 0;
}

/** PUT stands in for PATCH, so one handler serves both. */
function handlerOf(known: Map<string, AnyHandler>, { operationId }: Operation) {
  return known.get(operationId) ?? known.get(operationId.replace(/^replace/, 'update'));
}

function assertComplete(all: Operation[], known: Map<string, AnyHandler>) {
  const missing = all
    .filter((operation) => !handlerOf(known, operation))
    .map((one) => one.operationId);
  const unheard = [...known.keys()].filter((id) => !all.some((one) => one.operationId === id));
  if (missing.length > 0)
    throw new Error(`openapi.yaml has operations without a handler: ${missing.join(', ')}`);
  if (unheard.length > 0)
    throw new Error(`Handlers without an operation in openapi.yaml: ${unheard.join(', ')}`);
}
