import { carrierProfiles } from './directory/carrierProfiles.ts';
import { carrierId, claimedRecord } from './directory/carriers.ts';
import { companyId } from './directory/companies.ts';
import { userId } from './directory/users.ts';
import { id } from './tools/ids.ts';
import { later } from './tools/time.ts';

const DAY = 24 * 60;

/**
 * Where carriers are paid: accounts in use for long, one that changed two days ago, and one that waits for a second
 * person; and a record of a broker that a carrier claims. The numbers have right check digits and belong to nobody.
 */
export function rows(now: Date) {
  const account = (demoAccount: DemoAccount) => rowOf(demoAccount, now);
  return {
    bank_accounts: [
      account({ of: 'regio', digits: '072580000000000176', bank: 'Banorte', age: 180 }),
      account({ of: 'regio', digits: '072580000000000286', bank: 'Banorte', age: 150, in: 'USD' }),
      account({ of: 'lobo', ...BRAVO, digits: '400100200', age: 170, by: 'broker@puente.test' }),
      account({ of: 'lobo', ...BRAVO, digits: '400100317', age: 3, by: 'carrier@lobo.test' }),
      account({ of: 'brisa', digits: '002320000000000416', bank: 'Citibanamex', age: 120 }),
      {
        ...account({ of: 'calandria', digits: '012580000000000518', bank: 'BBVA', age: 0 }),
        ...OPEN,
      },
    ],
    claims: [claim(now)],
  };
}

interface DemoAccount {
  of: string;
  bank: string;
  digits: string;
  routingNumber?: string;
  in?: 'MXN' | 'USD';
  /** Days since it was entered. */
  age: number;
  /** The user who entered it; by default the carrier's. */
  by?: string;
}

const BRAVO = { bank: 'Bravo National Bank', routingNumber: '114900009', in: 'USD' } as const;
const OPEN = { status: 'entered', decidedBy: null, decidedAt: null, effectiveAt: null };

function rowOf(demoAccount: DemoAccount, now: Date) {
  const { of, bank, digits, routingNumber = null, in: currency = 'MXN', age } = demoAccount;
  const { by = `carrier@${of}.test` } = demoAccount;
  const { name, network } = carrierProfiles().find(({ key }) => key === of)!;
  const at = later(now, -age * DAY - 120);
  return {
    id: id(`bank account:${of}:${digits}`),
    carrierId: carrierId(of),
    companyId: network === 'operator' ? null : companyId(network),
    holder: name.full,
    bank,
    kind: routingNumber ? 'aba' : 'clabe',
    digits,
    routingNumber,
    currency,
    status: 'confirmed',
    enteredBy: userId(by),
    decidedBy: userId('admin@anden.test'),
    decidedAt: later(at, 90),
    effectiveAt: later(at, 90 + DAY),
    createdAt: at,
    updatedAt: later(at, 90),
  };
}

/** The claim of Líneas Brisa Ligera on a record of Norte, which Andén's staff has to decide. */
function claim(now: Date) {
  const record = claimedRecord(carrierProfiles());
  const at = later(now, -5 * 60);
  return {
    id: id('claim:brisa:norte'),
    carrierId: carrierId('brisa'),
    recordId: carrierId(record.key),
    companyId: companyId('norte'),
    createdAt: at,
    updatedAt: at,
  };
}
