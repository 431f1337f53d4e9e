import type { Transaction } from 'objection';
import { Carrier } from '../../network/carriers/index.ts';
import { Company } from '../../network/companies/index.ts';
import type { Actor } from '../../core/auth/actor.ts';
import { notify } from '../../platform/notifications/index.ts';
import type { Consent } from './Consent.ts';

/** Tells a carrier who asks to see its passport. */
export async function tellCarrier(
  trx: Transaction,
  { companyId }: Actor,
  { id, carrierId }: Pick<Consent, 'id' | 'carrierId'>,
) {
  const { name: person } = (await Company.query(trx).findById(companyId!))!;
  await notify(trx, 'passport_asked', { of: { carrierId }, entityId: id, params: { person } });
}

const KINDS = {
  granted: 'passport_granted',
  refused: 'passport_refused',
  withdrawn: 'passport_withdrawn',
} as const;

/** Tells the broker that asked what the carrier decided. */
export async function tellBroker(
  trx: Transaction,
  { carrierId, recordId, companyId }: Consent,
  status: keyof typeof KINDS,
) {
  const id = recordId ?? carrierId;
  const { carrierName: carrier } = (await Carrier.query(trx).findById(id))!;
  await notify(trx, KINDS[status], { of: { companyId }, entityId: id, params: { carrier } });
}
