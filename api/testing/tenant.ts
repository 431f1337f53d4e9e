import { buildCarrier } from '../carriers/factory.ts';
import { buildCompany, buildCustomer } from '../companies/factory.ts';
import { buildContact } from '../contacts/factory.ts';
import { buildImport } from '../imports/factory.ts';
import { uploadedDocument } from '../documents/factory.ts';
import { buildIncident } from '../incidents/factory.ts';
import { buildInvitation } from '../invitations/factory.ts';
import { buildLocation } from '../locations/factory.ts';
import { buildNotification } from '../notifications/factory.ts';
import { buildQuote } from '../quotes/factory.ts';
import type { Quote } from '../quotes/Quote.ts';
import { buildRoute } from '../routes/factory.ts';
import { buildReport, buildShipment } from '../shipments/factory.ts';
import { buildConfirmation } from '../rateConfirmations/factory.ts';
import { buildUser } from '../users/factory.ts';
import { testDb } from './base/db.ts';

/** A broker with a customer, a carrier of its own network, and one of every record that it may keep. */
export type Tenant = Awaited<ReturnType<typeof buildTenant>>;

/**
 * Saves a whole tenant; `records` are the ids by the name of their list, `parts` those of what belongs to a record, by
 * the name that a path gives them.
 */
export async function buildTenant() {
  const company = await buildCompany();
  const companyId = company.id;
  const customer = await buildCustomer(company);
  const carrier = await buildCarrier({ companyId, status: 'active' });
  const people = {
    admin: await buildUser({ companyId }),
    agent: await buildUser({ companyId, role: 'member' }),
    shipper: await buildUser({ type: 'shipper', companyId: customer.id }),
    shippersMember: await buildUser({ type: 'shipper', role: 'member', companyId: customer.id }),
    carrier: await buildUser({ type: 'carrier', carrierId: carrier.id }),
    driver: await buildUser({ type: 'carrier', role: 'member', carrierId: carrier.id }),
  };
  const load = { companyId, customerId: customer.id };
  const quote = await buildQuote(load);
  const rated = { quoteId: quote.id, carrierId: carrier.id, rate: {} };
  const shipped = { ...load, carrierId: carrier.id, status: 'assigned' } as const;
  const covered = { ...load, carrierId: carrier.id };
  const records = {
    users: people.admin.id,
    companies: customer.id,
    carriers: carrier.id,
    validations: (await uploadedDocument(carrier.id)).id,
    contacts: (await buildContact({ companyId })).id,
    locations: (await buildLocation({ companyId })).id,
    quotes: quote.id,
    history: await story(quote),
    invitations: (await buildInvitation(rated)).id,
    routes: (await buildRoute(covered)).id,
    shipments: (await buildShipment(shipped)).id,
    notifications: (await buildNotification({ userId: people.admin.id })).id,
    imports: (await buildImport({ companyId })).id,
    saved_queries: await savedQuery(people.admin.id),
  };
  const parts = {
    confirmationId: (await buildConfirmation(records.shipments)).id,
    reportId: await mishap(records.shipments),
  };
  return { company, customer, carrier, people, records, parts };
}

/** An incident of the load. */
async function mishap(shipmentId: string): Promise<string> {
  const { id: incidentId } = await buildIncident();
  return (await buildReport({ shipmentId, incidentId })).id;
}

async function savedQuery(userId: string): Promise<string> {
  const db = await testDb();
  const row = { userId, resource: 'quotes', name: 'Ajena', query: '{"filter":{}}' };
  const [saved] = await db('saved_queries').insert(row).returning('id');
  return saved.id;
}

/** The quote whose story it is, with something in it. */
async function story({ id, companyId }: Quote): Promise<string> {
  const db = await testDb();
  await db('events').insert({ companyId, entity: 'quotes', entityId: id, toStatus: 'pending' });
  return id;
}
