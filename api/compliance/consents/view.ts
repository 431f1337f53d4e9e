import type { Actor } from '../../core/auth/actor.ts';
import type { Schemas } from '../../core/contract/types.ts';
import { columns, recordColumns, view } from '../../core/sql/view.ts';
import { Consent } from './Consent.ts';

const common = {
  ...recordColumns,
  ...columns('status', 'types', 'message', 'reason', 'askedAt', 'decidedAt'),
  companyName: '(select name from companies where id = consents.company_id)',
  askedByName: `(select first_name || ' ' || last_name from users where id = consents.asked_by)`,
};

const nameOf = (id: string) => `(select carrier_name from carriers where id = ${id})`;

/** SQL: the carrier as the broker knows it. */
export const KNOWN_CARRIER = 'coalesce(consents.record_id, consents.carrier_id)';

const fullView = view<Schemas['Consent']>(Consent, {
  ...common,
  carrierId: '@',
  carrierName: nameOf('consents.carrier_id'),
});

/** For brokers: a claimed record stands for the carrier, so that they learn of no record of another network. */
const brokersView = view<Schemas['Consent']>(Consent, {
  ...common,
  carrierId: KNOWN_CARRIER,
  carrierName: nameOf(KNOWN_CARRIER),
});

/** The view of a consent that this actor may have. */
export function consentView({ type }: Actor) {
  return type === 'broker' ? brokersView : fullView;
}
