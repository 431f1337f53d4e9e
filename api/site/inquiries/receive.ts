import { operatorId } from '../../network/companies/index.ts';
import { createHash } from 'node:crypto';
import type { Transaction } from 'objection';
import type { Locale } from '../../shared/words.ts';
import type { Schemas } from '../../core/contract/types.ts';
import { add } from '../../core/records/writing/save.ts';
import { Refusal } from '../../core/errors/errors.ts';
import { normalize, trimToNull, type Normalizers } from '../../core/records/writing/normalize.ts';
import { normalPhone } from '../../platform/geography/phone.ts';
import { notify } from '../../platform/notifications/index.ts';
import { folioOf } from './folio.ts';
import { assertHuman } from './form.ts';
import { Inquiry } from './Inquiry.ts';
import { lockName } from '../../core/sql/lockName.ts';

type Form = Schemas['FormFields'] & Schemas['Requester'];

/** When and in which language a form was submitted. */
export interface Submission {
  locale: Locale;
  now: Date;
}

interface FormContent {
  kind: Schemas['InquiryKind'];
  /** Further columns of the inquiry, computed in the same transaction. */
  more: (trx: Transaction) => Promise<object> | object;
}

/**
 * Saves the submission of a public form once: a repeat with the same token returns the first, and different content
 * under the same token is 422.
 */
export async function receive(
  form: Form,
  { kind, more }: FormContent,
  { locale, now }: Submission,
) {
  const formNonce = await assertHuman(form, now);
  const requester = normalize(requesterOf(form), NORMALIZERS);
  const formHash = hashOf(kind, form);
  return Inquiry.transaction(async (trx) => {
    await lockName(trx, formNonce);
    const companyId = await operatorId(trx);
    const first = await Inquiry.query(trx).findOne({ companyId, formNonce });
    if (first && first.formHash !== formHash) throw new Refusal('IDEMPOTENCY_REUSED');
    if (first) return first;
    const row = { companyId, kind, language: locale, formNonce, formHash, ...requester };
    const id = await add(Inquiry, { ...row, ...(await more(trx)) }, trx);
    if (kind !== 'quote_request') await notifyStaff(trx, id, kind);
    return (await Inquiry.query(trx).findOne({ id, companyId }))!;
  });
}

/** Notifies Andén's staff, except of quotes, whose own notification covers them. */
export function notifyStaff(trx: Transaction, id: string, kind: Schemas['InquiryKind']) {
  const params = { reference: folioOf(id), subject: kind };
  return notify(trx, 'inquiry_received', { of: {}, entityId: id, params });
}

function requesterOf({ name, companyName, email, phone }: Form): Schemas['Requester'] {
  return { name, companyName, email, phone };
}

const NORMALIZERS: Normalizers<Schemas['Requester']> = {
  name: (name) => name.trim(),
  companyName: trimToNull,
  email: (email) => email.toLowerCase(),
  phone: normalPhone,
};

function hashOf(kind: string, { formToken: _token, ...content }: Form) {
  return createHash('sha256')
    .update(JSON.stringify([kind, content]))
    .digest('hex');
}
