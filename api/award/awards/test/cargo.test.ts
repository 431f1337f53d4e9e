import { expect } from 'chai';
import { buildCompany } from '../../../network/companies/test/factory.ts';
import type { Schemas } from '../../../core/contract/types.ts';
import { buildInvitation } from '../../../quoting/invitations/test/factory.ts';
import { buildQuote } from '../../../quoting/quotes/test/factory.ts';
import { buildRoute } from '../../../quoting/routes/test/factory.ts';
import { as } from '../../../testing/client.ts';
import { buildUser } from '../../../platform/users/test/factory.ts';

describe('The load of an awarded quote', () => {
  it('lacked its dimensions, conditions, kind, target rate and route; now it has all of them', async () => {
    const companyId = (await buildCompany()).id;
    const admin = await buildUser({ companyId });
    const cargo = {
      kind: 'potential_project' as const,
      frequency: 'monthly' as const,
      packaging: 'Jaulas',
      stackable: true,
      legalWeight: false,
      drayage: true,
      spot: false,
      length: '2.50',
      width: '1.20',
      height: '1.10',
      dimensionUnit: 'ft' as const,
      distanceKm: '940.0',
      targetRate: '1400.00',
      routeId: (await buildRoute({ companyId })).id,
    };
    const { id } = await buildQuote({ companyId, status: 'rated', ...cargo });
    const { id: invitationId } = await buildInvitation({
      quoteId: id,
      rate: { allIn: '1500.00' },
    });
    const path = `/api/quotes/${id}/award`;
    const { body: quote } = await as(admin).post<Schemas['Quote']>(path, { invitationId });
    const { body } = await as(admin).get<Schemas['Shipment']>(`/api/shipments/${quote.shipmentId}`);
    expect(body).to.include(cargo);
  });
});
