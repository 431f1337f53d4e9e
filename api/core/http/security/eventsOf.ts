import type { Context } from 'koa';
import { Export } from '../../export/Export.ts';
import { JsonLines } from '../../export/JsonLines.ts';
import { Download } from '../../files/download.ts';
import type { Refusal } from '../../errors/errors.ts';
import type { Exchange } from '../exchange.ts';
import type { Answer } from '../send.ts';
import type { SecurityNote } from '../../security/securityLog.ts';

/**
 * The events of a call that succeeded: a sign-in, changed rights, an export with rows, a downloaded document, a person's
 * data, or what the handler reported; often none.
 */
export function eventsOf(exchange: Exchange): SecurityNote[] | Promise<SecurityNote[]> {
  const { reply, operation, notes } = exchange;
  if (reply instanceof Export || reply instanceof JsonLines)
    return reply.total > 0 ? [{ event: 'export' }] : [];
  if (reply instanceof Download) return [{ event: 'download', entityId: documentOf(exchange) }];
  const { event, fields } = operation['x-security-log'] ?? {};
  if (event === 'sign_in') return signInOf(exchange).then((note) => [note]);
  if (event === 'personal_data') return [{ event }];
  if (event !== 'rights' || !changes(exchange.body, fields)) return notes;
  return changedIds(exchange).map((entityId) => ({ event, entityId }));
}

/**
 * Whether a refused call is an event: no permission, an invalid token, or too many calls. Not a missing or expired token
 * and a plan's limit, which are part of ordinary use.
 */
export function isSecurityRefusal({ ctx }: Exchange, { code, status }: Refusal): boolean {
  if (status === 401) return INVALID.includes(code) && Boolean(ctx.get('Authorization'));
  return (status === 403 && code !== 'PLAN_LIMIT') || status === 429;
}

const INVALID = ['UNAUTHENTICATED', 'KEY_INVALID'];

/** A sign-in, by the user of the new access token; with the error code if the token belongs to no active user. */
async function signInOf({ ctx, application, reply }: Exchange): Promise<SecurityNote> {
  const { accessToken } = JSON.parse((reply as Answer).body) as { accessToken: string };
  const get = (name: string) =>
    name === 'Authorization' ? `Bearer ${accessToken}` : ctx.get(name);
  const caller = Object.create(ctx, { get: { value: get } }) as Context;
  const actor = (async () => application.identify(caller, []))();
  return actor.then(
    ({ userId }) => ({ event: 'sign_in', userId: userId ?? undefined }),
    ({ code }: Refusal) => ({ event: 'sign_in', code: code ?? 'INTERNAL' }),
  );
}

/** The id of a downloaded document, which the specification's call has in the query. */
function documentOf({ params, query }: Exchange): string | undefined {
  return params?.id ?? (query as { uuid?: string }).uuid;
}

/** Whether the body has one of the fields; any body has when no fields are named. */
function changes(body: unknown, fields?: string[]): boolean {
  return !fields || fields.some((field) => field in ((body as object) ?? {}));
}

/** The ids of the changed records: of a bulk call those that were changed. */
function changedIds({ params, reply }: Exchange): string[] {
  const answer = JSON.parse((reply as Answer).body) as {
    id?: string;
    results?: { id: string; status: number }[];
  };
  const updatedIds = answer.results?.filter(({ status }) => status < 400).map(({ id }) => id);
  return updatedIds ?? [params?.id ?? answer.id!];
}
