import { buildCarrier } from '../../carriers/factory.ts';
import { buildCompany, buildCustomer, buildHouse } from '../../companies/factory.ts';
import { buildIncident } from '../../incidents/factory.ts';
import { buildExchangeRate, dayFrom } from '../../quotes/factory.ts';
import { buildUser } from '../../users/factory.ts';
import type { User } from '../../users/User.ts';
import { COLUMNS, type Column } from './table.ts';

/** Somebody in a column of the table; one who only reads changes nothing. */
export interface Person {
  name: string;
  column: Column;
  readsOnly: boolean;
  user: User;
}

/**
 * A broker with its customer and its carriers, a tenant beside it, the house, and a person in each column: of that
 * broker, of that customer, of that carrier. The administrators have a twin who only reads.
 */
export type World = Awaited<ReturnType<typeof buildWorld>>;

export async function buildWorld() {
  const house = await buildHouse();
  const broker = await buildCompany();
  const shipper = await buildCustomer(broker);
  const other = await buildCompany();
  const carrier = await buildCarrier({ companyId: broker.id });
  const internal = await buildCarrier();
  const incident = await buildIncident();
  await buildExchangeRate();
  const places = {
    internal: { companyId: house.id },
    broker: { companyId: broker.id },
    shipper: { companyId: shipper.id },
    carrier: { carrierId: carrier.id },
  };
  const people: Person[] = [];
  for (const column of COLUMNS) {
    for (const readsOnly of column.endsWith('Admin') ? [false, true] : [false]) {
      const [type, role] = KINDS[column];
      const accessType = readsOnly ? ('read_only' as const) : ('full' as const);
      const user = await buildUser({ type, role, accessType, ...places[type] });
      people.push({
        name: readsOnly ? `${column}, reading only` : column,
        column,
        readsOnly,
        user,
      });
    }
  }
  return { house, broker, shipper, other, carrier, internal, incident, people, soon: dayFrom(9) };
}

const KINDS = {
  root: ['internal', 'root'],
  houseAdmin: ['internal', 'admin'],
  staff: ['internal', 'member'],
  brokerAdmin: ['broker', 'admin'],
  brokerMember: ['broker', 'member'],
  shipperAdmin: ['shipper', 'admin'],
  shipperMember: ['shipper', 'member'],
  carrierAdmin: ['carrier', 'admin'],
  carrierMember: ['carrier', 'member'],
} as const;
