import { buildComodity } from '../../catalogs/comodities/test/factory.ts';
import { buildEquipment } from '../../catalogs/equipments/test/factory.ts';
import { buildCarrier } from '../../network/carriers/test/factory.ts';
import { buildCompany, buildCustomer } from '../../network/companies/test/factory.ts';
import { buildUser } from '../../platform/users/test/factory.ts';
import { buildInvitation } from '../../quoting/invitations/test/factory.ts';
import { buildQuote } from '../../quoting/quotes/test/factory.ts';
import { buildRoute } from '../../quoting/routes/test/factory.ts';
import { buildShipment } from '../../trip/shipments/test/factory.ts';

/** A broker's quote, load and route that name all related records, and people of each kind who may read some of them. */
export type Scene = Awaited<ReturnType<typeof buildScene>>;

/** Inserts the scene; one of the two invited carriers is of Andén's network, which the broker's members do not see. */
export async function buildScene() {
  const company = await buildCompany();
  const customer = await buildCustomer(company);
  const companyId = company.id;
  const own = await buildCarrier({ companyId, status: 'active' });
  const andens = await buildCarrier({ companyId: null, status: 'active' });
  const [equipment, comodity] = [await buildEquipment(), await buildComodity()];
  const load = {
    companyId,
    customerId: customer.id,
    equipmentId: equipment.id,
    comodityId: comodity.id,
  };
  const { id: quoteId } = await buildQuote(load);
  const invited = { quoteId, companyId };
  const rate = (allIn: string) => ({ currency: 'USD' as const, allIn });
  await buildInvitation({ ...invited, carrierId: andens.id, rate: rate('1200.00') });
  const best = await buildInvitation({ ...invited, carrierId: own.id, rate: rate('1100.00') });
  const assigned = { ...load, quoteId, carrierId: own.id, status: 'assigned' as const };
  await buildShipment(assigned);
  await buildShipment({ ...assigned, quoteId: null, carrierId: andens.id });
  await buildRoute({ ...load, carrierId: own.id });
  const people = {
    admin: await buildUser({ companyId }),
    member: await buildUser({ companyId, role: 'member' }),
    shipper: await buildUser({ type: 'shipper', companyId: customer.id }),
    carrier: await buildUser({ type: 'carrier', carrierId: own.id }),
    stranger: await buildUser(),
    staff: await buildUser({ type: 'internal', role: 'member' }),
  };
  return { people, own, quoteId, customerId: customer.id, cheapest: best.id };
}
