import { operatorId } from '../../network/companies/index.ts';
import type { Transaction } from 'objection';
import { Carrier, equipmentIds, setEquipment } from '../../network/carriers/index.ts';
import { Contact } from '../../network/contacts/index.ts';
import type { Schemas } from '../../core/contract/types.ts';
import { add } from '../../core/records/writing/save.ts';
import { Refusal } from '../../core/errors/errors.ts';
import { REQUIRED } from '../../core/i18n/messages.ts';
import type { Words } from '../../shared/words.ts';
import { Inquiry, type Submission, notifyStaff } from '../inquiries/index.ts';
import { Registration } from './Registration.ts';
import { find, refuseTaken } from './service.ts';
import { TERMS } from './words.ts';

type Fields = Schemas['RegistrationFields'];

/**
 * Creates a carrier with the status prospect in the internal network from a complete registration, with its contact,
 * once; staff find it among the site requests.
 */
export async function finish(
  { token, termsAccepted }: Schemas['RegistrationFinish'],
  { locale, now }: Submission,
): Promise<Registration> {
  return Registration.transaction(async (trx) => {
    const registration = await find(token, now, trx);
    if (registration.finishedAt) return registration;
    assertComplete(registration.fields, termsAccepted);
    await refuseTaken(registration.fields.rfc, trx);
    const carrierId = await register(trx, registration, now);
    const at = now.toISOString();
    const completion = { carrierId, finishedAt: at, termsAcceptedAt: at, language: locale };
    return registration.$query(trx).patchAndFetch(completion);
  });
}

async function register(trx: Transaction, { fields, email, language }: Registration, now: Date) {
  const { contactName, contactPosition, equipmentList = [], ...carrier } = fields;
  const { originStates = [], deliveryStates = [] } = carrier;
  const countries = [...originStates, ...deliveryStates].map((state) => state.slice(0, 2));
  const equipment = { equipmentIds: equipmentIds(equipmentList) };
  const row = { ...carrier, ...equipment, countries: [...new Set(countries)], status: 'prospect' };
  const carrierId = await add(Carrier, row, trx, { after: { equipmentList } });
  await setEquipment(carrierId, equipmentList, trx);
  const name = contactName!;
  const phone = carrier.contactPhone!;
  const contact = { name, position: contactPosition, emails: [email], phones: [phone], language };
  await add(Contact, { ...contact, carrierId }, trx);
  const asker = { name, email, phone, companyName: carrier.carrierName, language };
  const companyId = await operatorId(trx);
  const inquiry = {
    ...asker,
    companyId,
    kind: 'carrier_registration',
    audience: 'carrier',
    carrierId,
  };
  const id = await add(Inquiry, { ...inquiry, createdAt: now.toISOString() }, trx);
  await notifyStaff(trx, id, 'carrier_registration');
  return carrierId;
}

/** Throws 422 with every missing field, including the acceptance of the terms. */
function assertComplete(fields: Fields, termsAccepted: boolean | undefined) {
  const empty = (value: unknown) => (Array.isArray(value) ? value.length === 0 : !value);
  const missingFields = NEEDED.filter((name) => empty(fields[name]));
  const taxId = fields.nationality === 'US' ? 'ein' : 'rfc';
  if (fields.nationality !== 'CA' && !fields[taxId]) missingFields.push(taxId);
  const errors: Record<string, Words> = Object.fromEntries(
    missingFields.map((name) => [name, REQUIRED]),
  );
  if (!termsAccepted) errors.termsAccepted = TERMS;
  if (Object.keys(errors).length > 0) throw new Refusal('INVALID', { errors });
}

const NEEDED: (keyof Fields)[] = [
  'carrierName',
  'contactName',
  'contactPhone',
  'quotingEmail',
  'originStates',
  'deliveryStates',
  'movements',
  'equipmentList',
];
