import { createHash } from 'node:crypto';
import type { Transaction } from 'objection';
import { carrierNormalizers, carrierWarnings, isRfcTaken } from '../../network/carriers/index.ts';
import type { Locale } from '../../shared/words.ts';
import type { Schemas } from '../../core/contract/types.ts';
import { Refusal } from '../../core/errors/errors.ts';
import { normalize, trimToNull, type Normalizers } from '../../core/records/writing/normalize.ts';
import { keyedHash } from '../../core/auth/keyedHash.ts';
import { limit } from '../../core/http/limits/rateLimit.ts';
import { warnings } from '../../core/records/warnings.ts';
import { assertHuman, type Submission } from '../inquiries/index.ts';
import { mailLink } from './mail.ts';
import { Registration } from './Registration.ts';
import { FINISHED, LINKED } from './words.ts';

type Fields = Schemas['RegistrationFields'];

const DAY_MS = 24 * 60 * 60 * 1000;
const HOLDS_MS = 30 * DAY_MS;

/** The maximum number of links to one address, to protect it from unwanted mail. */
const LINKS = { limit: 5, seconds: 24 * 60 * 60 };

/** Starts a registration; its token is returned and mailed, and stored as a hash. A repeated form gets the same one. */
export async function start(form: Schemas['RegistrationStart'], { locale, now }: Submission) {
  const formNonce = await assertHuman(form, now);
  const db = Registration.knex();
  const token = await keyedHash(db, `registration ${formNonce}`);
  const registration = await Registration.query().findOne({ formNonce });
  if (registration) return { token, registration };
  const email = form.email.toLowerCase();
  await limit(db, LINKS, { name: 'registration link', who: email, now });
  await Registration.query().whereNull('finishedAt').where('expiresAt', '<', now).delete();
  const row = {
    tokenHash: hashOf(token),
    expiresAt: new Date(now.getTime() + HOLDS_MS).toISOString(),
    email,
    language: locale,
    formNonce,
    fields: { carrierName: form.carrierName.trim(), quotingEmail: email },
  };
  await Registration.transaction(async (trx) => {
    const values = { ...row, fields: JSON.stringify(row.fields) };
    const insertedRows = await trx('registrations')
      .insert(values, 'id')
      .onConflict('form_nonce')
      .ignore();
    if (insertedRows.length > 0) await mailLink(trx, email, { token, locale });
  });
  return { token, registration: (await Registration.query().findOne({ formNonce }))! };
}

/** The registration with this token; throws 404 when there is none or it has expired. */
export async function find(token: string, now: Date, trx?: Transaction): Promise<Registration> {
  const query = Registration.query(trx).findOne({ tokenHash: hashOf(token) });
  const registration = await (trx ? query.forUpdate() : query);
  if (registration && (registration.finishedAt || new Date(registration.expiresAt) > now))
    return registration;
  throw new Refusal('NOT_FOUND');
}

/** Saves the fields given so far; throws 409 for a tax id of an existing carrier, with what to do. */
export async function save({ token, step, ...asked }: Schemas['RegistrationSave'], now: Date) {
  const fields = normalize<Fields, Fields>(asked, NORMALIZERS);
  return Registration.transaction(async (trx) => {
    const before = await find(token, now, trx);
    if (before.finishedAt) return before;
    await refuseTaken(fields.rfc, trx);
    return before.$query(trx).patchAndFetch({
      fields: { ...before.fields, ...fields },
      step: step ?? before.step,
      updatedAt: now.toISOString(),
    });
  });
}

/** Throws 409 for an RFC of an existing carrier of any network, without further data of it. */
export async function refuseTaken(rfc: string | null | undefined, trx: Transaction) {
  if (rfc && (await isRfcTaken(rfc, trx)))
    throw new Refusal('CONFLICT', { errors: { rfc: LINKED } });
}

/** The fields of a registration that are returned. */
export function present(
  { step, email, finishedAt, fields }: Registration,
  locale: Locale,
): Schemas['Registration'] {
  const { rfc, scacCode } = fields;
  return {
    step,
    email,
    finished: Boolean(finishedAt),
    fields,
    ...(finishedAt && { message: FINISHED[locale] }),
    warnings: warnings(locale, carrierWarnings({ rfc, scacCode } as Schemas['Carrier'])),
  };
}

const { rfc, ein, caat, scacCode, contactPhone } = carrierNormalizers;
const NORMALIZERS: Normalizers<Fields> = {
  rfc,
  ein,
  caat,
  scacCode,
  contactPhone,
  carrierName: (name) => name.trim(),
  comercialName: trimToNull,
  contactName: trimToNull,
  quotingEmail: (email) => email.toLowerCase(),
};

function hashOf(token: string) {
  return createHash('sha256').update(token).digest('hex');
}
