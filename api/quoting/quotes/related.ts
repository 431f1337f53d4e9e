import { comodities } from '../../catalogs/comodities/index.ts';
import { equipments } from '../../catalogs/equipments/index.ts';
import { everything, isOfType, nothing, type Scope } from '../../core/auth/policy.ts';
import type { Actor } from '../../core/auth/actor.ts';
import type { Schemas } from '../../core/contract/types.ts';
import type { Readable, Relations } from '../../core/list/related.ts';
import { sameCompany } from '../../core/sql/dialect/sameCompany.ts';
import { CompanyEntity } from '../../core/sql/Entity.ts';
import { columns, decimals, view } from '../../core/sql/view.ts';
import { companyRecords } from '../../network/companies/index.ts';
import { quotePolicy } from './policy.ts';
import { quoteViewFor } from './view.ts';

/** Quotes, as other records answer them on request. */
export const quoteRecords: Readable = { tag: 'quotes', policy: quotePolicy, view: quoteViewFor };

/** The last rate of each carrier that was not late, in the currency of its quote. */
class ValidAmount extends CompanyEntity {
  static override tableName = 'valid_amounts';
}

const INVITATION = `from invitations where ${sameCompany('invitations', 'valid_amounts')}
  and invitations.id = valid_amounts.invitation_id`;

const bestRateView = view<Schemas['BestRate']>(ValidAmount, {
  ...columns('invitationId'),
  ...decimals('amount'),
  carrierId: `(select invitations.carrier_id ${INVITATION})`,
  carrierName: `(select carriers.carrier_name from carriers
    where carriers.id = (select invitations.carrier_id ${INVITATION}))`,
});

const bestRates: Readable = {
  tag: 'invitations',
  policy: { visible: ratesVisibleTo, show: isOfType('internal', 'broker') },
  view: () => bestRateView,
};

/** The records that a quote answers on request. */
export const quoteRelations: Relations = {
  customer: { to: companyRecords, by: 'customerId' },
  equipment: { to: equipments.records, by: 'equipmentId' },
  comodity: { to: comodities.records, by: 'comodityId' },
  bestRate: {
    to: bestRates,
    by: 'bestRate',
    where: `${sameCompany('valid_amounts', 'quotes')} and valid_amounts.quote_id = quotes.id
      order by valid_amounts.amount, valid_amounts.invitation_id limit 1`,
  },
};

function ratesVisibleTo({ type, companyId }: Actor): Scope {
  if (type === 'internal') return everything;
  return type === 'broker' ? [{ companyId }] : nothing;
}
