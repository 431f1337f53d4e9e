import { actAs } from '../auth/acting.ts';
import { callerId, type Actor } from '../auth/actor.ts';
import { withinScopes } from '../auth/keyScopes.ts';
import { localeOf } from '../i18n/locale.ts';
import { Cookies } from './cookies.ts';
import { Refusal } from '../errors/errors.ts';
import type { Application, Ending, Exchange, Step } from './exchange.ts';
import { withIdempotency } from './idempotency.ts';
import { fieldsOf } from './reading/chosenFields.ts';
import { checkBody, checkParameters } from './reading/inputs.ts';
import { limit, rateHeaders, type CallsLeft } from './limits/rateLimit.ts';
import { readBody } from './reading/readBody.ts';
import type { SecurityNote } from '../security/securityLog.ts';
import { logAccess, logRefusals } from './security/steps.ts';
import { addToLog } from './requestLog.ts';
import { replyOf, send, type Reply } from './send.ts';
import { writeSlots } from './limits/writeSlots.ts';

/** The steps of every call, in the order in which they run. */
export const steps: Step[] = [
  announceEnd,
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

/** The steps at the end of every call, whether it succeeded or not, in this order. */
export const endings: Ending[] = [removeReceived, logRefusals, countKeyCall];

/** Says in the headers of a deprecated operation's answers since when it is (RFC 9745), and its last day (RFC 8594). */
function announceEnd({ ctx, operation }: Exchange) {
  const { since, until } = operation['x-deprecated'] ?? {};
  if (since) ctx.set('Deprecation', `@${Date.parse(since) / 1000}`);
  if (until) ctx.set('Sunset', new Date(`${until}T23:59:59Z`).toUTCString());
}

/** Counts a call by an API key, and whether it failed, for its use by day. */
function countKeyCall({ application, actor, now }: Exchange, error: unknown) {
  if (actor?.key) application.noteKeyCall(actor, { hasFailed: error !== undefined, now });
}

/** Deletes the file of the call, unless the handler has kept it. */
function removeReceived(exchange: Exchange) {
  return exchange.removeReceived?.();
}

/**
 * Finds the caller by the token, or by the link where the operation takes one; operations with `security: []` are
 * public and need none. Every later line of the log has the operation and the caller's ids.
 */
function authenticate(exchange: Exchange) {
  const { ctx, application, operation, links } = exchange;
  const { operationId } = operation;
  ctx.state.operationId = operationId;
  addToLog(ctx, { operationId });
  const isPublic = operation.security?.length === 0;
  if (isPublic) return;
  const caller = application.identify(ctx, links);
  if (!(caller instanceof Promise)) return callBy(exchange, caller);
  return caller.then((actor) => callBy(exchange, actor));
}

function callBy(exchange: Exchange, actor: Actor) {
  const { userId, link, key, employerId } = actor;
  exchange.actor = actor;
  addToLog(exchange.ctx, link ? { linkId: link.id } : { userId: userId! });
  addToLog(exchange.ctx, { companyId: employerId });
  if (key) addToLog(exchange.ctx, { keyId: key.id });
}

/** Refuses calls with the session's cookie that were not made by a page of this origin (CSRF). */
function refuseOtherSites({ ctx, application, operation }: Exchange) {
  if (!operation['x-session-cookie']) return;
  if (ctx.get('Origin') !== application.env.publicUrl) throw new Refusal('OTHER_ORIGIN');
}

/** Limits the calls of each user and API key, and those of some operations by address; answers tell what is left. */
function limitRate(exchange: Exchange) {
  const { application, operation, actor, now } = exchange;
  const callsLeft = actor && !actor.link ? application.limitCalls(callerId(actor), now) : undefined;
  if (operation['x-rate-limit'] || callsLeft instanceof Promise)
    return limitAll(exchange, callsLeft);
  tellCallsLeft(exchange, callsLeft);
}

/** Waits for the count of the caller's calls, then counts those by address. */
async function limitAll(exchange: Exchange, ofCaller: ReturnType<Application['limitCalls']>) {
  const { ctx, application, operation, now } = exchange;
  tellCallsLeft(exchange, await ofCaller);
  const rate = operation['x-rate-limit'];
  const caller = { name: operation.operationId, who: ctx.ip, now };
  if (rate) tellCallsLeft(exchange, await limit(application.db, rate, caller));
}

function tellCallsLeft({ ctx, now }: Exchange, callsLeft: CallsLeft | undefined) {
  if (callsLeft) ctx.set(rateHeaders(callsLeft, now));
}

/** Refuses what the scopes of the caller's API key do not reach. */
function refuseBeyondScopes(exchange: Exchange) {
  if (exchange.actor) exchange.actor = withinScopes(exchange.actor, exchange.operation);
}

function refuseReadOnlyUsers(exchange: Exchange) {
  if (exchange.actor?.access === 'read_only' && !isRead(exchange)) throw new Refusal('READ_ONLY');
}

function isRead({ ctx }: Exchange) {
  return ctx.method === 'GET' || ctx.method === 'HEAD';
}

function takesWriteSlot(exchange: Exchange) {
  return !isRead(exchange) && !exchange.operation['x-session-cookie'];
}

/** Runs the handler; when it or its transaction fails, deletes the file that it kept. */
async function runHandler(exchange: Exchange) {
  try {
    const answer = () => withIdempotency(exchange, () => callHandler(exchange));
    exchange.reply = await (takesWriteSlot(exchange) ? writeSlots.run(answer) : answer());
  } catch (error) {
    await exchange.file?.undoKeep();
    throw error;
  }
}

async function callHandler(exchange: Exchange): Promise<Reply> {
  const { ctx, operation, handler, actor, params, query, ifMatch, now } = exchange;
  const body = exchange.file ?? exchange.body;
  const { storage, env } = exchange.application;
  const cookies = new Cookies(ctx, env.publicUrl);
  const locale = localeOf(ctx);
  const logSecurity = (note: SecurityNote) => void exchange.notes.push(note);
  const call = { actor, locale, params, query, body, ifMatch, now, cookies, storage, logSecurity };
  const report = (err: unknown) => ctx.log.error({ err }, 'part of a request failed');
  const result = await actAs(actor, () => handler(call), report);
  return replyOf(ctx, { operation, publicUrl: env.publicUrl, fields: fieldsOf(exchange) }, result);
}

function sendReply({ ctx, application, operation, now, reply }: Exchange) {
  return send(ctx, reply!, { now, storage: application.storage, operation });
}
