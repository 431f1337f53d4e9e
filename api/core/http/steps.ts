import { actAs } from '../auth/acting.ts';
import { localeOf } from '../i18n/locale.ts';
import { Refusal } from './errors.ts';
import type { Exchange, Step } from './exchange.ts';
import { withIdempotency } from './idempotency.ts';
import { checkBody, checkParameters } from './inputs.ts';
import { limit } from './rateLimit.ts';
import { readBody } from './readBody.ts';
import { replyOf, send, type Reply } from './send.ts';
import { inWriteSlot } from './writeSlots.ts';

/** The steps of every call, in the order in which they run. */
export const steps: Step[] = [
  authenticate,
  limitRate,
  refuseReadOnlyUsers,
  checkParameters,
  readBody,
  checkBody,
  runHandler,
  sendReply,
];

/** Finds the caller by the token; operations with `security: []` are public and need none. */
async function authenticate(exchange: Exchange, next: () => Promise<void>) {
  const { ctx, application, operation } = exchange;
  const isPublic = operation.security?.length === 0;
  if (!isPublic) exchange.actor = await application.identify(ctx);
  await next();
}

async function limitRate(
  { ctx, application, operation, now }: Exchange,
  next: () => Promise<void>,
) {
  const rate = operation['x-rate-limit'];
  const caller = { name: operation.operationId, who: ctx.ip, now };
  if (rate) await limit(application.db, rate, caller);
  await next();
}

async function refuseReadOnlyUsers(exchange: Exchange, next: () => Promise<void>) {
  if (exchange.actor?.access === 'read_only' && !isRead(exchange)) throw new Refusal('READ_ONLY');
  await next();
}

function isRead({ ctx }: Exchange) {
  return ctx.method === 'GET' || ctx.method === 'HEAD';
}

/** Runs the handler; when it or its transaction fails, deletes the file that it kept. */
async function runHandler(exchange: Exchange, next: () => Promise<void>) {
  try {
    const answer = () => withIdempotency(exchange, () => callHandler(exchange));
    exchange.reply = await (isRead(exchange) ? answer() : inWriteSlot(answer));
  } catch (error) {
    await exchange.file?.undoKeep();
    throw error;
  }
  await next();
}

async function callHandler(exchange: Exchange): Promise<Reply> {
  const { ctx, operation, handler, actor, params, query, ifMatch, now } = exchange;
  const body = exchange.file ?? exchange.body;
  const { storage } = exchange.application;
  const call = { actor, locale: localeOf(ctx), params, query, body, ifMatch, now, storage };
  const report = (err: unknown) => ctx.log.error({ err }, 'part of a request failed');
  return replyOf(ctx, operation, await actAs(actor, () => handler(call), report));
}

async function sendReply({ ctx, application, now, reply }: Exchange) {
  await send(ctx, reply!, { now, storage: application.storage });
}
