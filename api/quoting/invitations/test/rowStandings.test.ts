import { expect } from 'chai';
import { buildCompany } from '../../../network/companies/test/factory.ts';
import type { Schemas } from '../../../core/contract/types.ts';
import { buildQuote } from '../../quotes/test/factory.ts';
import { as } from '../../../testing/client.ts';
import { buildUser } from '../../../platform/users/test/factory.ts';
import { buildInvitation } from './factory.ts';

type Invitation = Schemas['Invitation'];

describe('GET /invitations of several quotes', function () {
  this.timeout(60_000);

  it('shows the places and percents that each invitation shows alone', async () => {
    const { id: companyId } = await buildCompany();
    const quoteIds = [(await buildQuote({ companyId })).id, (await buildQuote({ companyId })).id];
    const rates = [{ allIn: '1500.00' }, { allIn: '1500.00' }, { allIn: '30000', currency: 'MXN' }];
    for (const quoteId of quoteIds) {
      for (const rate of rates) await buildInvitation({ quoteId, rate } as never);
      await buildInvitation({ quoteId, rate: { allIn: '900.00', late: true } });
      await buildInvitation({ quoteId, rate: { allIn: '950.00' }, status: 'rejected' });
      await buildInvitation({ quoteId });
      rates.push({ allIn: '1200.00' });
    }
    const broker = as(await buildUser({ companyId }));
    const { body } = await broker.get<Invitation[]>('/api/invitations?limit=50&sort=amount');
    expect(body.length).to.equal(13);
    const places = body.map(({ place }) => place);
    expect(places).to.include.members([1, 2, null]);
    for (const { id, place, percentAboveBest } of body) {
      const { body: alone } = await broker.get<Invitation>(`/api/invitations/${id}`);
      expect({ place, percentAboveBest }).to.deep.equal({
        place: alone.place,
        percentAboveBest: alone.percentAboveBest,
      });
    }
  });
});
