import { approveDocuments, buildCarrier } from '../../network/carriers/test/factory.ts';
import { buildCompany, buildCustomer } from '../../network/companies/test/factory.ts';
import { buildUser } from '../../platform/users/test/factory.ts';
import type { User } from '../../platform/users/User.ts';
import { buildExchangeRate } from '../../quoting/quotes/test/factory.ts';
import { MARKS, type Side, SIDES } from './marks.ts';

/** A party of a quote by legs, with a user whose name has its mark. */
export interface Party {
  user: User;
  carrierId: string;
  mail: string;
}

let count = 0;

/** A company with a customer, and a carrier of each side; each has its mark in its names, and an address of its own. */
export async function buildParties() {
  count += 1;
  await buildExchangeRate();
  const company = await buildCompany();
  const customer = await buildCustomer(company, { name: `Maquilas ${MARKS.customer}` });
  const broker = await buildUser({ companyId: company.id });
  const shipper = await buildUser({ type: 'shipper', companyId: customer.id });
  const parties: [Side, Party][] = [];
  for (const side of SIDES) {
    const mail = `${side}-${process.pid}-${count}@marcas.test`;
    const carrierName = `Fletes ${MARKS[side]} ${count}`;
    const identity = { companyId: company.id, status: 'active', usdotNumber: null } as const;
    const { id } = await buildCarrier({ ...identity, carrierName, quotingEmail: mail });
    await approveDocuments(id);
    const name = { firstName: 'Chofer', lastName: MARKS[side] };
    const user = await buildUser({ type: 'carrier', carrierId: id, ...name });
    parties.push([side, { user, carrierId: id, mail }]);
  }
  return { company, customer, broker, shipper, carriers: bySide(parties) };
}

export type Parties = Awaited<ReturnType<typeof buildParties>>;

/** The values by side. */
export function bySide<Value>(entries: [Side, Value][]): Record<Side, Value> {
  return Object.fromEntries(entries) as Record<Side, Value>;
}
