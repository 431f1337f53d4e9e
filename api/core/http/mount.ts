import Router from '@koa/router';
import compose from 'koa-compose';
import { createChecker } from '../contract/checks.ts';
import { operations, type Operation } from '../contract/document.ts';
import { readOnlyNames } from '../contract/replacements.ts';
import { fileLimitsOf } from '../files/receive.ts';
import type { Application, Exchange } from './exchange.ts';
import { steps } from './steps.ts';
import { isTracing, tracedSteps } from './tracing.ts';

type AnyHandler = (call: object) => unknown;

/** A router with every path of the contract; throws when an operation has no handler or a handler no operation. */
export function mount(application: Application): Router {
  const { contract, clock } = application;
  const router = new Router({ prefix: '/api' });
  const checker = createChecker(contract);
  const handlers = new Map(Object.entries(application.handlers)) as Map<string, AnyHandler>;
  const all = operations(contract);
  assertComplete(
    all.map(({ operation }) => operation),
    handlers,
  );
  const run = compose<Exchange>(isTracing() ? tracedSteps(steps) : steps);
  for (const { path, method, operation } of all) {
    const handler = handlerOf(handlers, operation)!;
    const checks = checker(operation, method);
    const fileLimits = fileLimitsOf(contract, operation);
    const readOnly = readOnlyNames(operation);
    const known = { application, path, operation, checks, handler, fileLimits, readOnly };
    router[method](path.replace(/\{(\w+)\}/g, ':$1'), (ctx) =>
      run({ ...known, ctx, now: clock(), notes: [] }),
    );
  }
  return router;
}

/** The handler of an operation; the handler of a PATCH also serves the PUT. */
function handlerOf(handlers: Map<string, AnyHandler>, operation: Operation) {
  return handlers.get(operation['x-handler'] ?? operation.operationId);
}

function assertComplete(all: Operation[], handlers: Map<string, AnyHandler>) {
  const missing = all
    .filter((operation) => !handlerOf(handlers, operation))
    .map((one) => one.operationId);
  const unknown = [...handlers.keys()].filter((id) => !all.some((one) => one.operationId === id));
  if (missing.length > 0)
    throw new Error(`openapi.yaml has operations without a handler: ${missing.join(', ')}`);
  if (unknown.length > 0)
    throw new Error(`Handlers without an operation in openapi.yaml: ${unknown.join(', ')}`);
}
