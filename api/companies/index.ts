import { companyPolicy } from './policy.ts';
import handlers from './routes.ts';

export { Company } from './Company.ts';
export { FREE as FREE_PLAN, lockIfFree } from './plan.ts';
export { GENERIC as GENERIC_RFCS, normalRfc, rfcWarnings } from './rfc.ts';

export {
  customerNames,
  nextNumber,
  operatorId,
  placedOwn,
  requireBroker,
  requireCustomer,
} from './customers.ts';

/** Companies: the tenants and their customers. */
export const companies = { name: 'companies', policy: companyPolicy, handlers };
