import { companyNotices } from './noticeRows.ts';
import { companyPolicy } from './policy.ts';
import handlers from './routes.ts';
import { companyView } from './view.ts';
import type { Readable } from '../../core/list/related.ts';

export { Company } from './Company.ts';
export { calendarOf } from './calendar.ts';
export { countryOf } from './country.ts';
export { FREE as FREE_PLAN, lockIfFree, notifyLimit, planOf } from './plan.ts';
export { GENERIC as GENERIC_RFCS, genericRfcWarnings, normalRfc, rfcWarnings } from './rfc.ts';

export {
  CUSTOMER_CELL,
  customerNames,
  nextNumber,
  operatorId,
  withCompany,
  requireBroker,
  requireCustomer,
} from './customers.ts';

export { create as createCompany } from './service.ts';
export { addOperator, findOperator } from './operator.ts';

/** Companies, as other records answer them on request. */
export const companyRecords: Readable = {
  tag: 'companies',
  policy: companyPolicy,
  view: () => companyView,
};

/** Companies: tenants and their customers. */
export const companies = {
  name: 'companies',
  policy: companyPolicy,
  handlers,
  notices: companyNotices,
};
