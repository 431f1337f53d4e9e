import { refusalOf } from '../errorResponses.ts';
import type { Exchange } from '../exchange.ts';
import { eventsOf, isSecurityRefusal } from './eventsOf.ts';
import { writeSecurityEvents, type SecurityNote } from '../../security/securityLog.ts';

/**
 * Writes refused calls, and what their handlers reported, to the security log; of callers without a user, who may have
 * many addresses, those of at most 60 addresses, operations and codes a minute in each process.
 */
export function logRefusals(exchange: Exchange, error: unknown): void | Promise<void> {
  if (error === undefined) return;
  const refusal = refusalOf(error);
  const isEvent = isSecurityRefusal(exchange, refusal);
  const events: SecurityNote[] = [
    ...exchange.notes,
    ...(isEvent ? [{ event: 'refused' as const, code: refusal.code }] : []),
  ];
  const callerId = exchange.actor?.userId;
  const some = events.filter(
    ({ userId, code }) => userId ?? callerId ?? isBelowCap(exchange, code),
  );
  return some.length > 0 ? attempt(exchange, some) : undefined;
}

/**
 * Writes the events of a call that succeeded to the security log, before the answer is sent: an export, a download or a
 * call for a person's data that cannot be logged fails.
 */
export function logAccess(exchange: Exchange): void | Promise<void> {
  const events = eventsOf(exchange);
  if (events instanceof Promise)
    return events.then((loggedEvents) => logEvents(exchange, loggedEvents));
  return logEvents(exchange, events);
}

function logEvents(exchange: Exchange, events: SecurityNote[]): void | Promise<void> {
  if (events.length === 0) return;
  const isNeeded = events.some(({ event }) => MUST_BE_LOGGED.includes(event));
  return isNeeded ? write(exchange, events) : attempt(exchange, events);
}

const MUST_BE_LOGGED = ['export', 'download', 'personal_data'];

async function write(
  { ctx, application, operation, actor, params, now }: Exchange,
  all: SecurityNote[],
) {
  const source = {
    operation: operation.operationId,
    userId: actor?.userId ?? undefined,
    apiKeyId: ctx.state.keyId as string | undefined,
    entityId: UUID.test(params?.id ?? '') ? params!.id : undefined,
  };
  const events = all.map((event) => ({ ...source, ...event }));
  await writeSecurityEvents(application.db, events, { address: ctx.ip, now });
}

/** Writes events of a call whose answer is decided; reports a failure in the application's log. */
async function attempt(exchange: Exchange, events: SecurityNote[]): Promise<void> {
  await write(exchange, events).catch((err: unknown) =>
    exchange.ctx.log.error({ err }, 'the security log could not be written'),
  );
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const MOST = 60;
const window = { minute: 0, entries: new Set<string>() };

/** Whether the refusal is counted in an entry of this minute, or may still get one. */
function isBelowCap({ ctx, operation, now }: Exchange, code = ''): boolean {
  const minute = Math.floor(now.getTime() / 60_000);
  if (window.minute !== minute) Object.assign(window, { minute, entries: new Set() });
  const entry = `${ctx.ip} ${operation.operationId} ${code}`;
  if (window.entries.size < MOST) window.entries.add(entry);
  return window.entries.has(entry);
}
