import { expect } from 'chai';
import { up } from '../../../../db/migrations/20261130010010_stops_in_records_rows.ts';
import { sayingInStops } from '../../../quoting/quotes/index.ts';
import { buildExchangeRate, dayFrom, quoteInput } from '../../../quoting/quotes/test/factory.ts';
import type { Schemas } from '../../../core/contract/types.ts';
import { as } from '../../../testing/client.ts';
import { testDb } from '../../../testing/base/db.ts';
import { buildUser } from '../../../platform/users/test/factory.ts';
import type { User } from '../../../platform/users/User.ts';

const { origin, destination, movement, weight, currency } = quoteInput();
const stops: Schemas['Stop'][] = [
  { kind: 'pickup', place: origin!, date: dayFrom(5), reference: 'Cita 31' },
  {
    kind: 'delivery',
    place: { city: 'Silao', state: 'MX-GUA', country: 'MX', name: 'Planta Ñandú' },
    reference: 'Pedido 7',
  },
  { kind: 'delivery', place: destination!, date: dayFrom(40) },
];

describe('The search of loads', function () {
  this.timeout(60_000);

  before(() => buildExchangeRate());

  const INDEXES = {
    quotes_wholes_search: ['quotes', 'wholes'],
    shipments_wholes_search: ['shipments', 'wholes'],
    shipments_search: ['shipments', 'all'],
  } as const;
  for (const [index, [table, among]] of Object.entries(INDEXES))
    it(`reads ${among} of ${table} by their own text and by that of their stops from two indexes`, async () => {
      const db = await testDb();
      const query = db(table);
      sayingInStops(table, among)(query as never, 'silao');
      const plan = await db.transaction(async (trx) => {
        // Citus then passes the setting on to the server that plans the statement; others do not know it.
        await trx.raw(`set local citus.propagate_set_commands = 'local'`);
        await trx.raw('set local enable_seqscan = off');
        const { rows } = await trx.raw(`explain ${query.toString()}`);
        return rows.map((row: object) => Object.values(row)[0]).join('\n');
      });
      expect(plan).to.include(`on ${index}`).and.include(`on ${table}_stops_text`);
    });

  it('finds loads and quotes of the time before what it reads was kept', async () => {
    const db = await testDb();
    const broker = await buildUser();
    const body = { movement, weight, currency, stops };
    const ids = [
      await created(broker, 'shipments', body),
      await created(broker, 'quotes', body),
    ] as const;
    const finds = async () => [
      await listed(broker, 'shipments', { q: 'ñandú' }),
      await listed(broker, 'quotes', { stopState: 'MX-GUA' }),
    ];
    const [load, quote] = [
      db('shipments').where({ id: ids[0] }),
      db('quotes').where({ id: ids[1] }),
    ];
    const kept = async () =>
      [await load.clone().first(), await quote.clone().first()].map(inRecord);
    const written = { stopsText: 'Cita 31 Silao Planta Ñandú Pedido 7', stopStates: ['MX-GUA'] };
    expect(await kept()).to.deep.equal([written, written]);
    await load.clone().update({ stopsText: null, stopStates: [] });
    await quote.clone().update({ stopStates: [] });
    expect(await finds()).to.deep.equal([[], []]);
    await up(db);
    expect(await kept()).to.deep.equal([written, written]);
    expect(await finds()).to.deep.equal(ids.map((id) => [id]));
  });

  it('has the states of two-stop loads empty, also of one that loses its stops', async () => {
    const broker = await buildUser();
    const id = await created(broker, 'shipments', { movement, weight, currency, stops });
    const plain = [stops[0]!, stops[2]!].map(({ reference: _, ...stop }) => stop);
    const { status } = await as(broker).patch(`/api/shipments/${id}`, { stops: plain });
    expect(status).to.equal(200);
    const db = await testDb();
    const row = inRecord(await db('shipments').where({ id }).first());
    expect(row).to.deep.equal({ stopsText: null, stopStates: [] });
  });
});

async function created(who: User, path: string, body: object): Promise<string> {
  const { body: record } = await as(who).post<{ id: string }>(`/api/${path}`, body);
  return record.id;
}

async function listed(who: User, path: string, query: Record<string, string>): Promise<string[]> {
  const { body } = await as(who).get<{ id: string }[]>(`/api/${path}`, { query });
  return body.map(({ id }) => id);
}

/** What lists read of stops in the row of a record. */
function inRecord({ stopsText, stopStates }: { stopsText: string | null; stopStates: string[] }) {
  return { stopsText, stopStates };
}
