import type { Schemas } from '../../core/contract/types.ts';
import { columns, decimals, recordColumns, view } from '../../core/sql/view.ts';
import { Company } from './Company.ts';

/** The fields of a company that are returned. */
export const companyView = view<Schemas['Company']>(Company, {
  ...recordColumns,
  ...columns('type', 'name', 'comercialName', 'rfc', 'ein', 'phone', 'email', 'website'),
  ...columns('address', 'plan', 'currency', 'ownerCompanyId', 'comment', 'fuel', 'calendar'),
  ...columns('demandedCertificates'),
  ...decimals('demandedInsuredAmount'),
  ownerCompanyName:
    '(select name from companies owner where owner.id = companies.owner_company_id)',
});
