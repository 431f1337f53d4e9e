import { buildEquipment } from '../catalogs/equipments/test/factory.ts';
import { approveDocuments, buildCarrier } from '../network/carriers/test/factory.ts';
import { buildCompany, buildCustomer } from '../network/companies/test/factory.ts';
import type { Company } from '../network/companies/Company.ts';
import { buildKey } from '../platform/keys/test/factory.ts';
import { buildUser } from '../platform/users/test/factory.ts';
import { as } from './client.ts';

/** The scopes that each page with calls needs and names. */
export const SCOPES = {
  'first-call': ['quotes:read', 'quotes:write'],
  'quote-to-award': [
    ...['quotes:read', 'quotes:write', 'invitations:read', 'invitations:write'],
    ...['catalogs:read', 'shipments:read'],
  ],
  legs: [
    ...['quotes:read', 'quotes:write', 'invitations:read', 'invitations:write'],
    ...['catalogs:read', 'companies:read', 'shipments:read'],
  ],
};

/** A page of the guide with calls. */
export type CallingPage = keyof typeof SCOPES;

/** The keys of an admin of a new broker, with carriers for the page's lanes, and of its customer, as a page's calls read them. */
export async function newKeys(page: CallingPage): Promise<Record<string, string>> {
  const company = await buildCompany();
  const admin = await buildUser({ companyId: company.id });
  const list = '/api/catalogs/equipments?limit=1';
  const [first] = (await as(admin).get<{ id: string }[]>(list)).body;
  const equipmentId = (first ?? (await buildEquipment())).id;
  for (const carrier of page === 'legs' ? LEG_CARRIERS : [THROUGH])
    await carrierOf(company, equipmentId, carrier);
  const customerId = (await buildCustomer(company)).id;
  const customer = await buildUser({ type: 'shipper', companyId: customerId });
  const ofCustomer = await buildKey(customer, { scopes: ['shipments:read'] });
  const { secret } = await buildKey(admin, { scopes: SCOPES[page] as never });
  return { ANDEN_KEY: secret, CUSTOMER_KEY: ofCustomer.secret };
}

type CarrierColumns = Parameters<typeof buildCarrier>[0];

/** The carrier of the whole lane. */
const THROUGH: CarrierColumns = { carrierName: 'Transportes de la guía' };

/** Of the transfer the second one is asked when the first one has cancelled. */
const LEG_CARRIERS: CarrierColumns[] = [
  {
    carrierName: 'Fletes del tramo mexicano',
    movements: ['mexico'],
    deliveryStates: ['MX-TAM'],
  },
  { carrierName: 'Transfer uno', originStates: ['MX-TAM'] },
  { carrierName: 'Transfer dos', originStates: ['MX-TAM'] },
  {
    carrierName: 'Guide Freight',
    movements: ['us'],
    originStates: ['US-TX'],
    usdotNumber: '1234567',
  },
];

async function carrierOf({ id }: Company, equipmentId: string, carrier: CarrierColumns) {
  const equipmentList = [equipmentId];
  const own = { companyId: id, confidence: 'very_high', equipmentList } as const;
  await approveDocuments((await buildCarrier({ ...own, ...carrier })).id);
}
