import { buildCarrier } from '../../../network/carriers/test/factory.ts';
import { Carrier } from '../../../network/carriers/index.ts';
import { saved, type Columns } from '../../../testing/base/saved.ts';
import { buildUser } from '../../../platform/users/test/factory.ts';
import { BankAccount } from '../BankAccount.ts';

/** Inserts an account that waits for a second person, by default of a new carrier of Andén's network. */
export async function buildBankAccount(overrides: Columns<BankAccount> = {}): Promise<BankAccount> {
  const carrierId = overrides.carrierId ?? (await buildCarrier()).id;
  const { companyId } = (await Carrier.query().findById(carrierId))!;
  const enteredBy = overrides.enteredBy ?? (await buildUser({ type: 'carrier', carrierId })).id;
  return saved(BankAccount, { ...ACCOUNT, ...overrides, carrierId, companyId, enteredBy });
}

/** Inserts an account that is confirmed, by default since long ago. */
export async function confirmedAccount(overrides: Columns<BankAccount> = {}): Promise<BankAccount> {
  const decided = { decidedAt: LONG_AGO, effectiveAt: LONG_AGO };
  const { id: decidedBy } = await buildUser({ type: 'internal' });
  return buildBankAccount({ status: 'confirmed', ...decided, decidedBy, ...overrides });
}

const LONG_AGO = new Date('2025-01-01T12:00:00Z');
const ACCOUNT = {
  holder: 'Transportes Regio SA de CV',
  bank: 'BBVA',
  kind: 'clabe',
  digits: '032180000118359719',
  currency: 'MXN',
} as const;
