import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Router from '@koa/router';
import type { Context, Middleware } from 'koa';
import compose from 'koa-compose';
import { parse } from 'yaml';
import { createChecker, type Check } from '../core/checks/checks.ts';
import { operations, type Contract } from '../core/contract/document.ts';
import { errorResponses } from '../core/http/errorResponses.ts';
import { invalid, Refusal } from '../core/errors/errors.ts';
import { forPath } from '../core/http/forPath.ts';
import { notFound } from '../core/http/notFound.ts';
import { parseJson } from '../core/http/reading/readBody.ts';
import type { Env } from '../core/runtime/env.ts';
import type { SandboxClock } from './clock.ts';
import { sandboxKeys } from './keys.ts';
import type { ClockEvents, Progress } from './progress.ts';
import { MARK_STYLE, markPages, markStyle } from './pages.ts';
import { rules } from './rules.ts';

interface Parts {
  env: Env;
  clock: SandboxClock;
  progress: Progress;
  reset: () => Promise<void>;
}

/** Marks every answer as one of a sandbox, with its time, and serves the calls of contract.yaml. */
export function sandboxRoutes(parts: Parts): Middleware {
  const router = routerOf(parts);
  const calls = [
    refuseOtherSites,
    router.routes() as Middleware,
    notFound(sandboxContract(), () => router),
  ];
  return compose([mark(parts.clock), markPages(), forPath('/sandbox', errorResponses(), ...calls)]);
}

/** The contract of the calls of a sandbox, which the product's own contract does not contain. */
export function sandboxContract(): Contract {
  return parse(readFileSync(join(import.meta.dirname, 'contract.yaml'), 'utf8')) as Contract;
}

/**
 * The pages take the time of their countdowns from the `Date` of the API. The identity provider keeps the machine's time,
 * because browsers compare the ends of its cookies with the `Date` of its answers.
 */
function mark({ now }: SandboxClock): Middleware {
  return (ctx, next) => {
    ctx.set('Anden-Sandbox', 'true');
    if (ctx.path.startsWith('/api/')) ctx.set('Date', now().toUTCString());
    return next();
  };
}

function routerOf({ env, clock, progress, reset }: Parts): Router {
  const contract = sandboxContract();
  const state = () => stateOf(env, clock);
  const checkMove = bodyCheck(contract, 'moveSandboxClock');
  const router = new Router();
  router.get('/sandbox', (ctx) => answer(ctx, state()));
  router.get('/sandbox/openapi.json', (ctx) => answer(ctx, contract));
  router.get(MARK_STYLE, (ctx) => {
    ctx.type = 'css';
    ctx.body = markStyle();
  });
  router.post('/sandbox/clock', async (ctx) => {
    const move = await readMove(ctx, checkMove);
    const happened = await progress.moveTo(targetOf(move, clock.now()));
    answer(ctx, { time: clock.now().toISOString(), ...presentHappened(happened) });
  });
  router.post('/sandbox/reset', async (ctx) => {
    await reset();
    answer(ctx, state());
  });
  return router;
}

function answer(ctx: Context, body: object): void {
  ctx.set('Cache-Control', 'no-store');
  ctx.body = body;
}

function stateOf({ publicUrl }: Env, { now, movedMs, storyAt }: SandboxClock) {
  return {
    sandbox: true,
    time: now().toISOString(),
    movedMinutes: Math.floor(movedMs / 60_000),
    storyAt: storyAt.toISOString(),
    api: `${publicUrl}/api`,
    keys: sandboxKeys,
    rules: rules.map((rule, lastDigit) => ({ lastDigit, ...rule })),
  };
}

function presentHappened({ jobs, answers }: ClockEvents) {
  return { jobs: Object.entries(jobs).map(([name, runs]) => ({ name, runs })), answers };
}

interface Move {
  to?: string;
  forwardMinutes?: number;
}

/** The longest move of one call, in days. */
const MOST_DAYS = 31;

/** The time to which a call moves the clock; 422 for one that has passed or is too far. */
function targetOf({ to, forwardMinutes = 0 }: Move, now: Date): Date {
  if (!to) return new Date(now.getTime() + forwardMinutes * 60_000);
  const time = new Date(to);
  if (time < now) throw invalid('to', ONLY_FORWARD);
  if (time.getTime() > now.getTime() + MOST_DAYS * 24 * 60 * 60_000) throw invalid('to', TOO_FAR);
  return time;
}

async function readMove(ctx: Context, check: Check): Promise<Move> {
  if (!ctx.is('json')) throw new Refusal('UNSUPPORTED_MEDIA_TYPE');
  const move = (await parseJson(ctx)) as Move;
  check(move);
  return move;
}

function bodyCheck(contract: Contract, operationId: string): Check {
  const { operation, method } = operations(contract).find(
    (one) => one.operation.operationId === operationId,
  )!;
  return createChecker(contract)(operation, method).body!;
}

/** Pages of other sites in a developer's browser cannot move the clock or reset the data. */
const refuseOtherSites: Middleware = (ctx, next) => {
  if (['cross-site', 'same-site'].includes(ctx.get('Sec-Fetch-Site')))
    throw new Refusal('OTHER_ORIGIN');
  return next();
};

const ONLY_FORWARD = {
  es: 'El reloj sólo avanza: elija una hora posterior.',
  en: 'The clock only moves forward: choose a later time.',
};
const TOO_FAR = {
  es: `Avance a lo más ${MOST_DAYS} días por llamada.`,
  en: `Move at most ${MOST_DAYS} days in one call.`,
};
