import Router, { type RouterContext } from '@koa/router';
import type { Context, Middleware } from 'koa';
import { createChecker } from '../checks/checks.ts';
import { operations, type Operation } from '../contract/document.ts';
import { readOnlyNames } from '../contract/replacements.ts';
import { fileLimitsOf } from '../uploads/receive.ts';
import type { Application, Exchange } from './exchange.ts';
import { runnerOf } from './run.ts';
import { endings, steps } from './steps.ts';
import { isTracing, tracedCall, tracedStep } from './tracing.ts';

type AnyHandler = (call: object) => unknown;
type CallFacts = Omit<Exchange, 'ctx' | 'params' | 'now' | 'notes'>;

/** Serves the paths of the contract below `/api`. */
interface Mounted {
  middleware: Middleware;
  /** The router of an address; undefined when no path of the contract begins like it and has as many segments. */
  routerOf: (address: string) => Router | undefined;
}

/**
 * Mounts every operation of the contract; throws when one has no handler, or a handler no operation. The first route that
 * matches is called directly: the router would compose a chain of functions for every call.
 */
export function mount(application: Application): Mounted {
  const routers = routersOf(application);
  const routerOf = (address: string) => routers.get(groupOf(address));
  const middleware: Middleware = (ctx, next) => {
    const { path, method } = ctx;
    const [found] = routerOf(path)?.match(path, method).pathAndMethod ?? [];
    if (!found) return next();
    ctx.params = found.params(path, found.captures(path));
    return found.stack[0]!(ctx as RouterContext, next);
  };
  return { middleware, routerOf };
}

/** The first segment of an address below `/api`, and how many follow; upper case and a final slash do not matter. */
function groupOf(address: string): string {
  const [, , first = '', ...others] = address.replace(/\/$/, '').split('/');
  return `${first.toLowerCase()} ${others.length}`;
}

/** One router for each group of paths, so that a request is compared with few of the paths. */
function routersOf(application: Application): Map<string, Router> {
  const { clock } = application;
  const run = isTracing()
    ? tracedCall(runnerOf(steps.map(tracedStep), endings))
    : runnerOf(steps, endings);
  const routers = new Map<string, Router>();
  for (const { method, ...known } of knownOf(application)) {
    const begin = beginning(known);
    const address = `/api${known.path}`.replace(/\{(\w+)\}/g, ':$1');
    const router = routers.get(groupOf(address)) ?? new Router();
    routers.set(groupOf(address), router);
    router[method](address, (ctx) => run(begin(ctx, clock())));
  }
  return routers;
}

/**
 * Begins calls of an operation. All have the same properties in the same order, so that the steps find each in one place:
 * a copy by spreading has another layout, in which each access is slower.
 */
function beginning(facts: CallFacts): (ctx: Context, now: Date) => Exchange {
  const { application, path, operation, checks, links, handler, fileLimits, readOnly } = facts;
  return (ctx, now) => ({
    ctx,
    application,
    path,
    operation,
    checks,
    links,
    handler,
    fileLimits,
    readOnly,
    now,
    params: ctx.params as Record<string, string>,
    notes: [],
  });
}

/** Every operation with what is known of it before it is called. */
function knownOf(application: Application) {
  const { contract } = application;
  const checker = createChecker(contract);
  const handlers = new Map(Object.entries(application.handlers)) as Map<string, AnyHandler>;
  const all = operations(contract);
  assertComplete(
    all.map(({ operation }) => operation),
    handlers,
  );
  return all.map(({ path, method, operation }) => ({
    application,
    path,
    method,
    operation,
    checks: checker(operation, method),
    links: linksOf(operation),
    handler: handlerOf(handlers, operation)!,
    fileLimits: fileLimitsOf(contract, operation),
    readOnly: readOnlyNames(operation),
  }));
}

/** The handler of an operation; the handler of a PATCH also serves the PUT. */
function handlerOf(handlers: Map<string, AnyHandler>, operation: Operation) {
  return handlers.get(operation['x-handler'] ?? operation.operationId);
}

/** The kinds of links that open an operation. */
function linksOf({ security = [] }: Operation): string[] {
  return security.flatMap(({ link = [] }) => link);
}

function assertComplete(all: Operation[], handlers: Map<string, AnyHandler>) {
  const missingHandlers = all
    .filter((operation) => !handlerOf(handlers, operation))
    .map((one) => one.operationId);
  const unknown = [...handlers.keys()].filter((id) => !all.some((one) => one.operationId === id));
  if (missingHandlers.length > 0)
    throw new Error(`The contract has operations without a handler: ${missingHandlers.join(', ')}`);
  if (unknown.length > 0)
    throw new Error(`Handlers without an operation in the contract: ${unknown.join(', ')}`);
}
