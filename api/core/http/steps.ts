import { actAs } from '../auth/acting.ts';
import { callerId } from '../auth/actor.ts';
import { withinScopes } from '../auth/keyScopes.ts';
import type { Operation } from '../contract/document.ts';
import { localeOf } from '../i18n/locale.ts';
import { Cookies } from './cookies.ts';
import { Refusal } from './errors.ts';
import type { Exchange, Step } from './exchange.ts';
import { withIdempotency } from './idempotency.ts';
import { checkBody, checkParameters } from './reading/inputs.ts';
import { limit, rateHeaders } from './limits/rateLimit.ts';
import { readBody } from './reading/readBody.ts';
import type { SecurityNote } from '../security/securityLog.ts';
import { logAccess, logRefusals } from '../security/steps.ts';
import { addToLog } from './requestLog.ts';
import { replyOf, send, type Reply } from './send.ts';
import { inWriteSlot } from './limits/writeSlots.ts';

/** The steps of every call, in the order in which they run. */
export const steps: Step[] = [
  announceEnd,
  countKeyCall,
  logRefusals,
  authenticate,
  refuseOtherSites,
  limitRate,
  refuseBeyondScopes,
  refuseReadOnlyUsers,
  checkParameters,
  readBody,
  checkBody,
  runHandler,
  logAccess,
  sendReply,
];

/** Says in the headers of a deprecated operation's answers since when it is (RFC 9745), and its last day (RFC 8594). */
function announceEnd({ ctx, operation }: Exchange, next: () => Promise<void>) {
  const { since, until } = operation['x-deprecated'] ?? {};
  if (since) ctx.set('Deprecation', `@${Date.parse(since) / 1000}`);
  if (until) ctx.set('Sunset', new Date(`${until}T23:59:59Z`).toUTCString());
  return next();
}

/** Counts a call by an API key, and whether it failed, for its use by day. */
async function countKeyCall(exchange: Exchange, next: () => Promise<void>) {
  let failed = true;
  try {
    await next();
    failed = false;
  } finally {
    const { application, actor, now } = exchange;
    if (actor?.key) application.noteKeyCall(actor, { failed, now });
  }
}

/**
 * Finds the caller by the token, or by the link where the operation takes one; operations with `security: []` are
 * public and need none. Every later line of the log has the operation and the caller's ids.
 */
async function authenticate(exchange: Exchange, next: () => Promise<void>) {
  const { ctx, application, operation } = exchange;
  const { operationId } = operation;
  ctx.state.operationId = operationId;
  addToLog(ctx, { operationId });
  const isPublic = operation.security?.length === 0;
  if (!isPublic) {
    exchange.actor = await application.identify(ctx, linksOf(operation));
    const { userId, link, key, employerId } = exchange.actor;
    addToLog(ctx, { ...(link ? { linkId: link.id } : { userId: userId! }), companyId: employerId });
    if (key) addToLog(ctx, { keyId: key.id });
  }
  await next();
}

/** Refuses calls with the session's cookie that were not made by a page of this origin (CSRF). */
async function refuseOtherSites(
  { ctx, application, operation }: Exchange,
  next: () => Promise<void>,
) {
  const isOwnPage = ctx.get('Origin') === application.env.publicUrl;
  if (operation['x-session-cookie'] && !isOwnPage) throw new Refusal('OTHER_ORIGIN');
  await next();
}

/** The kinds of links that open an operation. */
function linksOf({ security = [] }: Operation): string[] {
  return security.flatMap(({ link = [] }) => link);
}

/** Limits the calls of each user and API key, and those of some operations by address; answers tell what is left. */
async function limitRate(
  { ctx, application, operation, actor, now }: Exchange,
  next: () => Promise<void>,
) {
  if (actor && !actor.link) {
    const left = await application.limitCalls(callerId(actor), now);
    if (left) ctx.set(rateHeaders(left, now));
  }
  const rate = operation['x-rate-limit'];
  const caller = { name: operation.operationId, who: ctx.ip, now };
  if (rate) ctx.set(rateHeaders(await limit(application.db, rate, caller), now));
  await next();
}

/** Refuses what the scopes of the caller's API key do not reach. */
async function refuseBeyondScopes(exchange: Exchange, next: () => Promise<void>) {
  if (exchange.actor) exchange.actor = withinScopes(exchange.actor, exchange.operation);
  await next();
}

async function refuseReadOnlyUsers(exchange: Exchange, next: () => Promise<void>) {
  if (exchange.actor?.access === 'read_only' && !isRead(exchange)) throw new Refusal('READ_ONLY');
  await next();
}

function isRead({ ctx }: Exchange) {
  return ctx.method === 'GET' || ctx.method === 'HEAD';
}

function takesWriteSlot(exchange: Exchange) {
  return !isRead(exchange) && !exchange.operation['x-session-cookie'];
}

/** Runs the handler; when it or its transaction fails, deletes the file that it kept. */
async function runHandler(exchange: Exchange, next: () => Promise<void>) {
  try {
    const answer = () => withIdempotency(exchange, () => callHandler(exchange));
    exchange.reply = await (takesWriteSlot(exchange) ? inWriteSlot(answer) : answer());
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
  const cookies = new Cookies(ctx, exchange.application.env.publicUrl);
  const locale = localeOf(ctx);
  const logSecurity = (note: SecurityNote) => void exchange.notes.push(note);
  const call = { actor, locale, params, query, body, ifMatch, now, cookies, storage, logSecurity };
  const report = (err: unknown) => ctx.log.error({ err }, 'part of a request failed');
  const result = await actAs(actor, () => handler(call), report);
  return replyOf(ctx, { operation, publicUrl: exchange.application.env.publicUrl }, result);
}

async function sendReply({ ctx, application, operation, now, reply }: Exchange) {
  await send(ctx, reply!, { now, storage: application.storage, operation });
}
