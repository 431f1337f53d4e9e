import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Schemas } from '../../core/contract/types.ts';
import { invalid } from '../../core/errors/errors.ts';
import { keyedHash } from '../../core/auth/keyedHash.ts';
import { Inquiry } from './Inquiry.ts';

/** The minimum and maximum age of a form's token, in seconds. */
const SECONDS = { least: 3, most: 24 * 60 * 60 };

/** A signed token for a public form: time of issue, random part, signature over both. */
export async function issueToken(now: Date) {
  const text = `${now.getTime()}.${randomBytes(12).toString('base64url')}`;
  return { formToken: `${text}.${await sign(text)}`, minimumSeconds: SECONDS.least };
}

/**
 * Returns the random part of a form's token, equal for repeated submissions. Refuses with 422 what looks automated:
 * the hidden field filled in, or a token that is forged, too young or too old. The message says what to do, in case a
 * person is refused.
 */
export async function assertHuman(form: Schemas['FormFields'], now: Date): Promise<string> {
  if (form.website) throw invalid('website', EMPTY);
  const [issued = '', nonce = '', seal_ = ''] = form.formToken.split('.');
  if (!same(seal_, await sign(`${issued}.${nonce}`))) throw invalid('formToken', STALE);
  const age = (now.getTime() - Number(issued)) / 1000;
  if (age > SECONDS.most) throw invalid('formToken', STALE);
  if (age < SECONDS.least) throw invalid('formToken', LOOKS_AUTOMATED);
  return nonce;
}

function sign(text: string) {
  return keyedHash(Inquiry.knex(), `form ${text}`);
}

function same(one: string, other: string) {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
}

const EMPTY = { es: 'Este campo debe quedar vacío', en: 'Leave this field empty' };
const STALE = {
  es: 'La página estuvo abierta demasiado tiempo. Es necesario enviar de nuevo.',
  en: 'The page was open for too long. Send it again.',
};
const LOOKS_AUTOMATED = {
  es: 'Fue demasiado rápido. Es necesario esperar unos segundos y enviar de nuevo.',
  en: 'That was too fast. Wait a few seconds and send it again.',
};
