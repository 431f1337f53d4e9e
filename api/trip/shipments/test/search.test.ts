import { expect } from 'chai';
import { up } from '../../../../db/migrations/20261130010010_load_search_rows.ts';
import { sayingInStops } from '../../../quoting/quotes/index.ts';
import { dayFrom, quoteInput } from '../../../quoting/quotes/test/factory.ts';
import type { Schemas } from '../../../core/contract/types.ts';
import { as } from '../../../testing/client.ts';
import { testDb } from '../../../testing/base/db.ts';
import { buildUser } from '../../../platform/users/test/factory.ts';

const { origin, destination, movement, weight, currency } = quoteInput();
const stops = [
  { kind: 'pickup', place: origin, date: dayFrom(5), reference: 'Cita 31' },
  {
    kind: 'delivery',
    place: { city: 'Silao', state: 'MX-GUA', country: 'MX', name: 'Planta Ñandú' },
    reference: 'Pedido 7',
  },
  { kind: 'delivery', place: destination, date: dayFrom(40) },
];

describe('The search of loads', function () {
  this.timeout(60_000);

  for (const table of ['shipments', 'quotes'] as const)
    it(`reads ${table} by their own text and by that of their stops from two indexes`, async () => {
      const db = await testDb();
      const query = db(table);
      sayingInStops(table)(query as never, 'silao');
      const plan = await db.transaction(async (trx) => {
        // Citus then passes the setting on to the server that plans the statement; others do not know it.
        await trx.raw(`set local citus.propagate_set_commands = 'local'`);
        await trx.raw('set local enable_seqscan = off');
        const { rows } = await trx.raw(`explain ${query.toString()}`);
        return rows.map((row: object) => Object.values(row)[0]).join('\n');
      });
      expect(plan).to.include(`on ${table}_search`).and.include(`on ${table}_stops_text`);
    });

  it('finds loads of the time before the text of their stops was kept', async () => {
    const db = await testDb();
    const broker = await buildUser();
    const load = { movement, weight, currency, stops };
    const { body } = await as(broker).post<Schemas['Shipment']>('/api/shipments', load);
    const finds = async (q: string) => {
      const list = await as(broker).get<Schemas['Shipment'][]>('/api/shipments', { query: { q } });
      return list.body.map(({ id }) => id);
    };
    const textOf = async () => (await db('shipments').where({ id: body.id }).first()).stopsText;
    const written = await textOf();
    expect(written).to.equal('Cita 31 Silao Planta Ñandú Pedido 7');
    await db('shipments').where({ id: body.id }).update({ stopsText: null });
    expect(await finds('ñandú')).to.deep.equal([]);
    await up(db);
    expect(await textOf()).to.equal(written);
    expect(await finds('ñandú')).to.deep.equal([body.id]);
  });
});
