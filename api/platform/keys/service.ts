import { everything } from '../../core/auth/policy.ts';
import type { Actor } from '../../core/auth/actor.ts';
import type { Schemas } from '../../core/contract/types.ts';
import { invalid } from '../../core/errors/errors.ts';
import { dayAt, daysAfter, startOf } from '../../core/i18n/days.ts';
import { records } from '../../core/records/records.ts';
import { add } from '../../core/records/writing/save.ts';
import { ApiKey } from './ApiKey.ts';
import { newSecret } from './secret.ts';
import { keyView } from './view.ts';

const plain = records<Schemas['ApiKey'], object, object>(keyView);

export const { list, find } = plain;

/** The longest life of a key, in days. */
const MOST_DAYS = 366;

/** Makes a key of the actor's company or carrier with scopes among `grantable`; only here its secret is known. */
export async function create(
  actor: Actor,
  { name, scopes, expiresOn }: Schemas['ApiKeyInput'],
  { grantable, now }: { grantable: string[]; now: Date },
): Promise<Schemas['MadeApiKey']> {
  const beyond = scopes.filter((scope) => !grantable.includes(scope));
  if (beyond.length > 0) throw invalid('scopes', beyondRights(beyond));
  const { secret, ...made } = newSecret();
  const expiresAt = endOf(expiresOn, actor, now);
  const { userId, companyId, carrierId } = actor;
  const owned = { userId: userId!, companyId, carrierId };
  const key = { ...owned, ...made, name: name.trim(), scopes: scopes.sort(), expiresAt };
  const id = await add(ApiKey, key);
  return { ...(await find(everything, id)), secret };
}

/** Renames a key. */
export function rename(id: string, { name }: Schemas['ApiKeyChange'], ifMatch?: number) {
  return plain.update(id, name ? { name: name.trim() } : {}, ifMatch);
}

/** Revokes a key, which is refused from now on. */
export function revoke(id: string, now: Date) {
  return plain.update(id, { revokedAt: now.toISOString() });
}

/** The moment at which a key stops: the end of its last day in the company's time zone. */
function endOf(day: string, { timeZone }: Actor, now: Date): string {
  const today = dayAt(now, timeZone);
  if (day < today || day > daysAfter(today, MOST_DAYS)) throw invalid('expiresOn', DAYS);
  return startOf(daysAfter(day, 1), timeZone).toISOString();
}

const DAYS = {
  es: `Elija un día desde hoy y a lo más dentro de ${MOST_DAYS} días.`,
  en: `Choose a day from today, at most ${MOST_DAYS} days ahead.`,
};

function beyondRights(scopes: string[]) {
  const names = scopes.join(', ');
  return {
    es: `Usted no tiene estos permisos, así que la llave tampoco: ${names}.`,
    en: `You do not have these rights, so neither can the key: ${names}.`,
  };
}
