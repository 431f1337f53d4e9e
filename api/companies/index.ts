import { companyPolicy } from './policy.ts';
import handlers from './routes.ts';

export {
  customerNames,
  nextNumber,
  placedOwn,
  requireBroker,
  requireCustomer,
} from './customers.ts';

/** Companies: the tenants and their customers. */
export const companies = { name: 'companies', policy: companyPolicy, handlers };
