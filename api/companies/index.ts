import { companyPolicy } from './policy.ts';
import handlers from './routes.ts';

export const companies = { name: 'companies', policy: companyPolicy, handlers };
