import { Carrier } from '../../carriers/Carrier.ts';
import { buildCarrier } from '../../carriers/factory.ts';
import { buildComodity } from '../../comodities/factory.ts';
import { buildCompany, buildCustomer } from '../../companies/factory.ts';
import { buildContact } from '../../contacts/factory.ts';
import { buildContactType } from '../../contactTypes/factory.ts';
import { buildDieselPrice } from '../../dieselPrices/factory.ts';
import { uploadedDocument } from '../../documents/factory.ts';
import { buildEquipment } from '../../equipments/factory.ts';
import { buildRateOfADay } from '../../exchangeRates/factory.ts';
import { buildImport } from '../../imports/factory.ts';
import { buildIncident } from '../../incidents/factory.ts';
import { buildInquiry } from '../../inquiries/factory.ts';
import { buildInvitation } from '../../invitations/factory.ts';
import { buildLocation } from '../../locations/factory.ts';
import { buildNotification } from '../../notifications/factory.ts';
import { buildPackaging } from '../../packagings/factory.ts';
import { buildQuote, dayFrom } from '../../quotes/factory.ts';
import { buildRoute } from '../../routes/factory.ts';
import { buildConfirmation } from '../../rateConfirmations/factory.ts';
import { SavedQuery } from '../../savedQueries/SavedQuery.ts';
import { buildReport, buildShipment } from '../../shipments/factory.ts';
import { buildUser } from '../../users/factory.ts';
import { testDb } from '../db.ts';
import { saved } from '../saved.ts';
import type { Person, World } from './world.ts';

/** What a call needs to know of the record that it is about. */
export interface Target {
  id: string;
  email?: string;
  plan?: string;
  quoteId?: string | null;
  carrierName?: string;
  carrierId?: string | null;
  status?: string | null;
  /** The rate that may win. */
  invitationId?: string;
  /** What was agreed on for a load, and its hash. */
  confirmationId?: string;
  hash?: string;
  /** An incident of a load. */
  reportId?: string;
}

type Build = (world: World, person: Person) => Promise<Target>;

/** A new record of each kind that the table names: all but a person, a company or a carrier that is the caller's own. */
export const RECORDS: Record<string, Record<string, Build>> = {
  users: {
    self: async (_, { user }) => user,
    broker: ({ broker }) => buildUser({ role: 'member', companyId: broker.id }),
    shipper: ({ shipper }) => buildUser({ type: 'shipper', role: 'member', companyId: shipper.id }),
    carrier: ({ carrier }) => buildUser({ type: 'carrier', role: 'member', carrierId: carrier.id }),
    other: ({ other }) => buildUser({ role: 'member', companyId: other.id }),
    root: ({ house }) => buildUser({ type: 'internal', role: 'root', companyId: house.id }),
  },
  companies: {
    broker: async ({ broker }) => broker,
    shipper: async ({ shipper }) => shipper,
    customer: ({ broker }) => buildCustomer(broker),
    other: () => buildCompany(),
    house: async ({ house }) => house,
  },
  contacts: {
    broker: ({ broker }) => buildContact({ companyId: broker.id }),
    shipper: ({ shipper }) => buildContact({ companyId: shipper.id }),
    carrier: ({ carrier }) => buildContact({ carrierId: carrier.id }),
    internal: ({ internal }) => buildContact({ carrierId: internal.id }),
    other: ({ other }) => buildContact({ companyId: other.id }),
  },
  carriers: {
    self: ({ carrier }) => unassessed(carrier.id),
    network: ({ broker }) => buildCarrier({ companyId: broker.id }),
    internal: () => buildCarrier(),
    other: ({ other }) => buildCarrier({ companyId: other.id }),
  },
  validations: {
    self: ({ carrier }) => uploadedDocument(carrier.id),
    network: async ({ broker }) =>
      uploadedDocument((await buildCarrier({ companyId: broker.id })).id),
    internal: async () => uploadedDocument((await buildCarrier()).id),
    other: async ({ other }) => uploadedDocument((await buildCarrier({ companyId: other.id })).id),
  },
  'catalogs/equipments': { one: () => buildEquipment() },
  'catalogs/comodities': { one: () => buildComodity() },
  'catalogs/packagings': { one: () => buildPackaging() },
  'catalogs/contact_types': { one: () => buildContactType() },
  'catalogs/incidents': { one: () => buildIncident() },
  locations: {
    broker: ({ broker }) => buildLocation({ companyId: broker.id }),
    shipper: ({ shipper }) => buildLocation({ companyId: shipper.id }),
    house: ({ house }) => buildLocation({ companyId: house.id }),
    other: ({ other }) => buildLocation({ companyId: other.id }),
  },
  quotes: {
    broker: ({ broker }) => buildQuote({ companyId: broker.id }),
    shipper: ({ broker, shipper }) => buildQuote({ companyId: broker.id, customerId: shipper.id }),
    other: ({ other }) => buildQuote({ companyId: other.id }),
    rated: ({ broker, shipper }) => rated({ companyId: broker.id, customerId: shipper.id }),
    otherRated: ({ other }) => rated({ companyId: other.id }),
    shared: ({ broker, shipper }) => shared({ companyId: broker.id, customerId: shipper.id }),
    otherShared: ({ other }) => shared({ companyId: other.id }),
    awarded: ({ broker, shipper }) => awarded({ companyId: broker.id, customerId: shipper.id }),
    otherAwarded: ({ other }) => awarded({ companyId: other.id }),
  },
  routes: {
    broker: ({ broker }) => buildRoute({ companyId: broker.id }),
    shipper: ({ broker, shipper }) => buildRoute({ companyId: broker.id, customerId: shipper.id }),
    assigned: ({ broker, carrier }) =>
      buildRoute({ companyId: broker.id, carrierId: carrier.id, contractRate: '1400.00' }),
    other: ({ other }) => buildRoute({ companyId: other.id }),
    project: ({ broker, shipper }) => project({ companyId: broker.id, customerId: shipper.id }),
    otherProject: ({ other }) => project({ companyId: other.id }),
  },
  diesel_prices: { one: () => buildDieselPrice() },
  exchange_rates: { one: () => buildRateOfADay() },
  invitations: {
    carrier: (world) => invited(world.broker, world.carrier),
    waiting: (world) => invited(world.broker, world.carrier, 'pending'),
    rival: async ({ broker }) => invited(broker, await buildCarrier({ companyId: broker.id })),
    other: async ({ other }) => invited(other, await buildCarrier({ companyId: other.id })),
    offered: ({ broker }) => offered(broker),
    otherOffered: ({ other }) => offered(other),
    rejected: ({ broker }) => offered(broker, 'rejected'),
    otherRejected: ({ other }) => offered(other, 'rejected'),
  },
  shipments: {
    broker: ({ broker }) => buildShipment({ companyId: broker.id }),
    shipper: ({ broker, shipper }) =>
      buildShipment({ companyId: broker.id, customerId: shipper.id }),
    assigned: async ({ broker, shipper, carrier, incident }) => {
      const parties = { companyId: broker.id, customerId: shipper.id, carrierId: carrier.id };
      const shipment = await buildShipment({ ...parties, status: 'assigned' });
      const { id } = await buildReport({ shipmentId: shipment.id, incidentId: incident.id });
      return { ...shipment, reportId: id };
    },
    other: ({ other }) => buildShipment({ companyId: other.id }),
  },
  inquiries: { one: () => buildInquiry() },
  notifications: {
    self: (_, { user }) => buildNotification({ userId: user.id }),
    other: async ({ broker }) =>
      buildNotification({ userId: (await buildUser({ companyId: broker.id })).id }),
  },
  imports: {
    broker: ({ broker }) => buildImport({ companyId: broker.id }),
    shipper: ({ shipper }) => buildImport({ companyId: shipper.id }),
    other: ({ other }) => buildImport({ companyId: other.id }),
  },
  history: {
    quote: ({ broker, shipper }) => told({ companyId: broker.id, customerId: shipper.id }),
    invitation: ({ broker, carrier }) => told({ companyId: broker.id }, carrier),
    waiting: ({ broker, carrier }) => told({ companyId: broker.id }, carrier, 'pending'),
    other: ({ other }) => told({ companyId: other.id }),
  },
  rateConfirmations: {
    assigned: ({ broker, shipper, carrier }) =>
      confirmed({ companyId: broker.id, customerId: shipper.id, carrierId: carrier.id }),
    other: async ({ other }) =>
      confirmed({ companyId: other.id, carrierId: (await buildCarrier()).id }),
  },
  saved_queries: {
    self: (_, { user }) => kept(user.id),
    other: async ({ other }) => kept((await buildUser({ companyId: other.id })).id),
  },
};

/** An event of a quote, or of the carrier's invitation to it. */
async function told(parties: Parties, carrier?: Target, toStatus = 'sent') {
  const { id: quoteId } = await buildQuote(parties);
  const invitation =
    carrier && (await buildInvitation({ quoteId, carrierId: carrier.id, status: 'sent' }));
  const db = await testDb();
  const [{ id }] = await db('events')
    .insert({
      companyId: parties.companyId,
      entity: invitation ? 'invitations' : 'quotes',
      entityId: invitation?.id ?? quoteId,
      toStatus,
    })
    .returning('id');
  return { id, quoteId };
}

interface Parties {
  companyId: string;
  customerId?: string;
}

async function confirmed(parties: { companyId: string; customerId?: string; carrierId: string }) {
  const shipment = await buildShipment({ ...parties, status: 'assigned' });
  const { id, hash } = await buildConfirmation(shipment.id);
  return { id: shipment.id, confirmationId: id, hash };
}

async function unassessed(id: string) {
  return Carrier.query().patchAndFetchById(id, { confidence: 'low' });
}

async function rated(parties: { companyId: string; customerId?: string }) {
  const quote = await buildQuote({ ...parties, status: 'rated' });
  const { id } = await buildInvitation({ quoteId: quote.id, rate: { allIn: '1500.00' } });
  return { id: quote.id, invitationId: id };
}

function project(parties: { companyId: string; customerId?: string }) {
  return buildQuote({ ...parties, status: 'assigned', kind: 'confirmed_project' });
}

function shared(parties: { companyId: string; customerId?: string }): Promise<Target> {
  return buildQuote({
    ...parties,
    ...{ status: 'answered', saleValue: '2000.00', sharedAt: new Date(), sharedValue: '2000.00' },
    ...{ sharedCurrency: 'USD', sharedUntil: dayFrom(3) },
  });
}

async function awarded(parties: { companyId: string; customerId?: string }): Promise<Target> {
  const quote = await buildQuote({ ...parties, status: 'assigned' });
  const { carrierId } = await buildInvitation({ quoteId: quote.id, status: 'assigned' });
  const { companyId } = parties;
  await buildShipment({ companyId, quoteId: quote.id, carrierId, status: 'assigned' });
  return quote;
}

async function offered(company: Target, status: 'rated' | 'rejected' = 'rated') {
  const { id: quoteId } = await buildQuote({ companyId: company.id, status: 'rated' });
  return buildInvitation({ quoteId, status, rate: {} });
}

async function invited(company: Target, carrier: Target, status: 'sent' | 'pending' = 'sent') {
  const { id: quoteId } = await buildQuote({ companyId: company.id });
  return buildInvitation({ quoteId, carrierId: carrier.id, status });
}

function kept(userId: string) {
  const query = { filter: {} };
  return saved(SavedQuery, { userId, resource: 'carriers', name: crypto.randomUUID(), query });
}
