import { add } from '../../core/records/writing/save.ts';
import { Company } from './Company.ts';

/** Andén's own company; undefined before `npm run setup`. */
export function findOperator(): Promise<Company | undefined> {
  return Company.query().findOne({ type: 'internal' }) as unknown as Promise<Company | undefined>;
}

/** Registers Andén's own company, of which the database allows one, and returns its id. */
export function addOperator(name: string): Promise<string> {
  return add(Company, { type: 'internal', name, plan: 'premium', currency: 'MXN' });
}
