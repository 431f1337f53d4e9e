import { buildCarrier } from '../../network/carriers/test/factory.ts';
import {
  buildCompany,
  buildCustomer,
  buildOperator,
} from '../../network/companies/test/factory.ts';
import { buildIncident } from '../../catalogs/incidents/test/factory.ts';
import { buildExchangeRate, dayFrom } from '../../quoting/quotes/test/factory.ts';
import { buildUser } from '../../platform/users/test/factory.ts';
import type { User } from '../../platform/users/User.ts';
import { COLUMNS, type Person, type World } from './types.ts';

/** The result of buildWorld: a World whose records are Models. */
export type BuiltWorld = Awaited<ReturnType<typeof buildWorld>>;

/** Inserts the records and users of the permission tests. Each admin has a counterpart with read-only access. */
export async function buildWorld() {
  const operator = await buildOperator();
  const broker = await buildCompany();
  const shipper = await buildCustomer(broker);
  const other = await buildCompany();
  const carrier = await buildCarrier({ companyId: broker.id });
  const internal = await buildCarrier();
  const incident = await buildIncident();
  await buildExchangeRate();
  const places = {
    internal: { companyId: operator.id },
    broker: { companyId: broker.id },
    shipper: { companyId: shipper.id },
    carrier: { carrierId: carrier.id },
  };
  const people: (Person & { user: User })[] = [];
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
  return {
    operator,
    broker,
    shipper,
    other,
    carrier,
    internal,
    incident,
    people,
    soon: dayFrom(9),
  } satisfies World;
}

const KINDS = {
  root: ['internal', 'root'],
  operatorAdmin: ['internal', 'admin'],
  operatorMember: ['internal', 'member'],
  brokerAdmin: ['broker', 'admin'],
  brokerMember: ['broker', 'member'],
  shipperAdmin: ['shipper', 'admin'],
  shipperMember: ['shipper', 'member'],
  carrierAdmin: ['carrier', 'admin'],
  carrierMember: ['carrier', 'member'],
} as const;
