import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Schemas } from '../core/contract/types.ts';
import { invalid } from '../core/http/errors.ts';
import { keyedHash } from '../core/auth/keyedHash.ts';
import { Inquiry } from './Inquiry.ts';

/** Nobody fills a form in less, and nobody leaves a page open for more. */
const SECONDS = { least: 3, most: 24 * 60 * 60 };

/** A token that a public form is sent with: when it was issued, a random part, and our seal on both. */
export async function issueToken(now: Date) {
  const text = `${now.getTime()}.${randomBytes(12).toString('base64url')}`;
  return { formToken: `${text}.${await seal(text)}`, minimumSeconds: SECONDS.least };
}

/**
 * The random part of a form's token, the same for its repeats. Refuses with 422 what robots do: the hidden field
 * filled, no token of ours, or one that is too young or too old; and says so, since a person may be meant by mistake.
 */
export async function assertHuman(form: Schemas['FormFields'], now: Date): Promise<string> {
  if (form.website) throw invalid('website', EMPTY);
  const [issued = '', nonce = '', seal_ = ''] = form.formToken.split('.');
  if (!same(seal_, await seal(`${issued}.${nonce}`))) throw invalid('formToken', STALE);
  const age = (now.getTime() - Number(issued)) / 1000;
  if (age > SECONDS.most) throw invalid('formToken', STALE);
  if (age < SECONDS.least) throw invalid('formToken', HASTY);
  return nonce;
}

function seal(text: string) {
  return keyedHash(Inquiry.knex(), `form ${text}`);
}

function same(one: string, other: string) {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
}

const EMPTY = { es: 'Deje este campo vacío', en: 'Leave this field empty' };
const STALE = {
  es: 'La página estuvo abierta demasiado tiempo. Envíe de nuevo.',
  en: 'The page was open for too long. Send it again.',
};
const HASTY = {
  es: 'Fue demasiado rápido. Espere unos segundos y envíe de nuevo.',
  en: 'That was too quick. Wait some seconds and send it again.',
};
