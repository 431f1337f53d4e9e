import Router from '@koa/router';
import type { Knex } from 'knex';
import type { Context, Middleware } from 'koa';
import { actAs } from '../auth/acting.ts';
import type { Actor } from '../auth/actor.ts';
import { createChecker, type Checks } from '../contract/checks.ts';
import { operations, type Contract, type Operation } from '../contract/document.ts';
import type { Handlers } from '../contract/types.ts';
import { Refusal } from './errors.ts';
import { arrivalOf } from '../files/arrival.ts';
import { takesFile } from '../files/receive.ts';
import type { Storage } from '../files/storage.ts';
import { once, type Answer } from './idempotency.ts';
import { bodyOf, inputs } from './inputs.ts';
import { localeOf } from '../i18n/locale.ts';
import { limit } from './rateLimit.ts';
import { send } from './send.ts';
import { isUpload, maxBytesOf, uploadOf } from '../files/upload.ts';

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
    await send(ctx, operation, result, { now, storage: mounting.storage });
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

/** PUT does what PATCH does, so one handler serves both. */
function handlerOf(known: Map<string, AnyHandler>, operation: Operation) {
  return known.get(operation['x-handler'] ?? operation.operationId);
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
