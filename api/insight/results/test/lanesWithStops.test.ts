import { expect } from 'chai';
import { buildCarrier } from '../../../network/carriers/test/factory.ts';
import { buildCompany } from '../../../network/companies/test/factory.ts';
import type { Schemas } from '../../../core/contract/types.ts';
import { buildInvitation } from '../../../quoting/invitations/test/factory.ts';
import { buildQuote, buildStopsBetween } from '../../../quoting/quotes/test/factory.ts';
import { as, type Client } from '../../../testing/client.ts';
import { buildUser } from '../../../platform/users/test/factory.ts';

type Lane = Schemas['ResultLane'];

const LEON: Schemas['Place'] = { city: 'León', state: 'MX-GUA', country: 'MX' };
const QUERETARO: Schemas['Place'] = { city: 'Querétaro', state: 'MX-QUE', country: 'MX' };

describe('The lanes of the results', function () {
  this.timeout(30_000);
  let broker: Client, carrier: Client;

  before(async () => {
    const { id: companyId } = await buildCompany();
    const { id: carrierId } = await buildCarrier({ companyId });
    broker = as(await buildUser({ companyId }));
    carrier = as(await buildUser({ type: 'carrier', carrierId }));
    for (const [allIn, ...between] of [
      ['1000.00'],
      ['1200.00'],
      ['3000.00', LEON, QUERETARO],
      ['5000.00', QUERETARO, LEON],
    ] as [string, ...Schemas['Place'][]][]) {
      const quote = await buildQuote({ companyId, exchangeRate: '20' });
      if (between.length > 0) await buildStopsBetween(quote, ...between);
      const sentAt = new Date().toISOString();
      await buildInvitation({ quoteId: quote.id, carrierId, sentAt, rate: { allIn } });
    }
  });

  const lanesOf = async (client: Client) =>
    (await client.get<Schemas['Results']>('/api/results?currency=USD')).body.lanes;

  it('are told apart by the states of the stops between, in their order, like lane memory', async () => {
    for (const client of [broker, carrier])
      expect((await lanesOf(client)).map(shortly)).to.deep.equal([
        ['', 2, '1000.00', '1200.00'],
        ['MX-GUA MX-QUE', 1, '3000.00', '3000.00'],
        ['MX-QUE MX-GUA', 1, '5000.00', '5000.00'],
      ]);
  });

  it('count what the lists show by the same states', async () => {
    for (const [client, list] of [
      [broker, 'quotes'],
      [carrier, 'invitations'],
    ] as const)
      for (const { originState, destinationState, viaStates, quotes } of await lanesOf(client)) {
        const via = viaStates.length > 0 ? viaStates : ['none'];
        const filter = JSON.stringify({ originState, destinationState, viaStates: via });
        const query = { filter, countQuery: true };
        const { body } = await client.get<{ count: number }>(`/api/${list}`, { query });
        expect(body.count, `${list} ${via}`).to.equal(quotes);
      }
  });

  it('are found by names of states alone: another word is 422', async () => {
    const { status, body } = await broker.get<Schemas['Problem']>('/api/quotes?viaStates=Jalisco');
    expect(status).to.equal(422);
    expect(Object.keys(body.errors!)[0]).to.match(/^viaStates/);
  });
});

function shortly({ viaStates, quotes, lowest, highest }: Lane) {
  return [viaStates.join(' '), quotes, lowest, highest];
}
