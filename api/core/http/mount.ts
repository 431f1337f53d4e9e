import type { Middleware } from 'koa';
import { createChecker } from '../contract/checks.ts';
import { operations, type Operation } from '../contract/document.ts';
import { readOnlyNames } from '../contract/replacements.ts';
import { fileLimitsOf } from '../files/receive.ts';
import type { Application, Exchange } from './exchange.ts';
import { Paths } from './paths.ts';
import { runnerOf } from './run.ts';
import { endings, steps } from './steps.ts';
import { isTracing, tracedCall, tracedStep } from './tracing.ts';

type AnyHandler = (call: object) => unknown;

/** What is known of an operation before it is called. */
type Known = Pick<
  Exchange,
  'application' | 'path' | 'operation' | 'checks' | 'links' | 'handler' | 'fileLimits' | 'readOnly'
>;

/** Serves the paths of the contract below `/api`. */
interface Mounted {
  middleware: Middleware;
  /** The methods of an address; none when the contract has no such path. */
  methodsOf: (address: string) => string[];
}

/** Mounts every operation of the contract; throws when one has no handler, or a handler no operation. */
export function mount(application: Application): Mounted {
  const paths = pathsOf(application);
  const { clock } = application;
  const run = isTracing()
    ? tracedCall(runnerOf(steps.map(tracedStep), endings))
    : runnerOf(steps, endings);
  const middleware: Middleware = (ctx, next) => {
    const found = paths.find(below(ctx.path), ctx.method);
    if (!found) return next();
    const { route: known, params } = found;
    return run({ ...known, ctx, params, now: clock(), notes: [] });
  };
  return { middleware, methodsOf: (address) => paths.methodsOf(below(address)) };
}

/** The path of the contract in an address below `/api`. */
function below(address: string): string {
  return address.slice('/api'.length);
}

function pathsOf(application: Application): Paths<Known> {
  const { contract } = application;
  const checker = createChecker(contract);
  const handlers = new Map(Object.entries(application.handlers)) as Map<string, AnyHandler>;
  const all = operations(contract);
  assertComplete(
    all.map(({ operation }) => operation),
    handlers,
  );
  const paths = new Paths<Known>();
  for (const { path, method, operation } of all) {
    const handler = handlerOf(handlers, operation)!;
    const checks = checker(operation, method);
    const fileLimits = fileLimitsOf(contract, operation);
    const readOnly = readOnlyNames(operation);
    const links = linksOf(operation);
    const known = { application, path, operation, checks, links, handler, fileLimits, readOnly };
    paths.add(path, method, known);
  }
  return paths;
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
  const missing = all
    .filter((operation) => !handlerOf(handlers, operation))
    .map((one) => one.operationId);
  const unknown = [...handlers.keys()].filter((id) => !all.some((one) => one.operationId === id));
  if (missing.length > 0)
    throw new Error(`openapi.yaml has operations without a handler: ${missing.join(', ')}`);
  if (unknown.length > 0)
    throw new Error(`Handlers without an operation in openapi.yaml: ${unknown.join(', ')}`);
}
