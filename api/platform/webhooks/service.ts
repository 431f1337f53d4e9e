import type { Transaction } from 'objection';
import { everything } from '../../core/auth/policy.ts';
import type { Actor } from '../../core/auth/actor.ts';
import type { Schemas } from '../../core/contract/types.ts';
import { invalid, Refusal } from '../../core/errors/errors.ts';
import { withValue } from '../../core/i18n/withValue.ts';
import type { Words } from '../../shared/words.ts';
import { actOn, lockWithin } from '../../core/records/lock.ts';
import { records } from '../../core/records/records.ts';
import { add, amend } from '../../core/records/writing/save.ts';
import { addressesOf, ForbiddenUrl } from './delivery/addresses.ts';
import { checkChanges, startOf } from './feed.ts';
import { checkKinds } from './kinds.ts';
import { webhookPolicy as may } from './policy.ts';
import { secretOf } from './secret.ts';
import { webhookView } from './view.ts';
import { Webhook } from './Webhook.ts';
import { WebhookEvent } from './WebhookEvent.ts';
import { lockName } from '../../core/sql/lockName.ts';
import { DAY_MS } from '../../shared/localTime.ts';

type Shown = Schemas['Webhook'];
type WithSecret = Schemas['WebhookWithSecret'];

/** Whether private addresses are allowed, and the time. */
export interface Setting {
  allowsPrivate: boolean;
  now: Date;
}

const plain = records<Shown, object, object>(webhookView);

export const { list, find } = plain;

/** The most webhooks of a company or carrier that may be active. */
const MOST = 20;

/** Subscribes an address for the actor's company or carrier; only here and after `rotate` its secret is known. */
export async function create(
  actor: Actor,
  { name, url, kinds = [], changes = [] }: Schemas['WebhookInput'],
  setting: Setting,
): Promise<WithSecret> {
  checkKinds(actor, kinds);
  checkChanges(actor, changes);
  await checkUrl(url, setting);
  const owner = actor.carrierId ? { carrierId: actor.carrierId } : { companyId: actor.companyId };
  return Webhook.transaction(async (trx) => {
    await lockName(trx, `webhooks ${actor.employerId}`);
    const active = await Webhook.query(trx).where(owner).whereNull('endedAt').resultSize();
    if (active >= MOST) throw new Refusal('WEBHOOK_LIMIT', { params: { limit: String(MOST) } });
    const heard = { kinds, changes, ...(await startOf(trx, actor, changes)) };
    const id = await add(Webhook, { ...owner, name: name.trim(), url, ...heard }, trx);
    return withSecret(trx, id);
  });
}

/** Changes a webhook that has not ended. Who changes its address must be able to read what it hears of. */
export async function update(
  actor: Actor,
  id: string,
  change: Schemas['WebhookChange'],
  { ifMatch, ...setting }: Setting & { ifMatch?: number | undefined },
): Promise<Shown> {
  checkKinds(actor, change.kinds);
  if (change.url) await checkUrl(change.url, setting);
  return actOn(
    Webhook,
    { actor, rule: may.change, lock: lockFor(actor, id) },
    async ({ row }, trx) => {
      const { name, url, changes = url ? row.changes : [] } = change;
      checkChanges(actor, changes);
      const isNew = row.changes.length === 0 && (await startOf(trx, actor, changes));
      const changed = { ...change, ...(name !== undefined && { name: name.trim() }), ...isNew };
      await amend(Webhook, id, changed, { trx, ...(ifMatch !== undefined && { ifMatch }) });
      return find(everything, id, trx);
    },
  );
}

/** Gives the webhook a new secret; the one before signs too for a day. */
export function rotate(actor: Actor, id: string, now: Date): Promise<WithSecret> {
  const lock = lockFor(actor, id);
  return actOn(Webhook, { actor, rule: may.rotate, lock }, async ({ row }, trx) => {
    const previousUntil = new Date(+now + DAY_MS);
    await amend(Webhook, id, { secretNumber: row.secretNumber + 1, previousUntil }, { trx });
    return withSecret(trx, id);
  });
}

/** Ends a webhook and what waits for it. */
export function end(actor: Actor, id: string, now: Date): Promise<Shown> {
  return actOn(Webhook, { actor, rule: may.end, lock: lockFor(actor, id) }, async (_, trx) => {
    await amend(Webhook, id, { endedAt: now, endReason: 'ended' }, { trx });
    const waiting = { webhookId: id, state: 'waiting' } as const;
    await WebhookEvent.query(trx).patch({ state: 'failed' }).where(waiting);
    return find(everything, id, trx);
  });
}

/** Locks a webhook that the actor sees, for a rule that tests it as it is returned. */
export function lockFor(actor: Actor, id: string) {
  return async (trx: Transaction) => {
    const row = await lockWithin(Webhook, may.visible(actor), id, trx);
    return { row, record: await find(everything, id, trx) };
  };
}

async function withSecret(trx: Transaction, id: string): Promise<WithSecret> {
  const row = (await Webhook.query(trx).findById(id))!;
  return { ...(await find(everything, id, trx)), secret: await secretOf(trx, row) };
}

/** Throws 422 for an address that would never be called. */
async function checkUrl(url: string, { allowsPrivate }: Setting): Promise<void> {
  if (!URL.canParse(url)) throw invalid('url', problemWithUrl(url, PROBLEMS.unknown_host));
  try {
    await addressesOf(url, { allowsPrivate });
  } catch (error) {
    if (error instanceof ForbiddenUrl)
      throw invalid('url', problemWithUrl(url, PROBLEMS[error.code]));
    throw error;
  }
}

/** The problem with an address, behind the address as it was sent, without a password in it. */
function problemWithUrl(url: string, problem: Words): Words {
  return withValue(url.replace(/\/\/[^/@]*@/, '//…@'), problem);
}

const PROBLEMS = {
  not_https: { es: 'Debe empezar con https://', en: 'It must begin with https://' },
  credentials: {
    es: 'Quite el usuario y la contraseña; la firma del evento dice quién lo envía.',
    en: 'Remove the user name and password; the signature of an event tells who sends it.',
  },
  private: {
    es: 'Es una dirección de una red privada. Use una a la que se llegue por internet.',
    en: 'It is an address of a private network. Use one that can be reached over the internet.',
  },
  unknown_host: {
    es: 'No se encontró ese servidor. Revise la dirección.',
    en: 'That server was not found. Check the address.',
  },
};
