import { parse } from 'csv-parse/sync';
import { expect } from 'chai';
import { buildCompany } from '../../../network/companies/test/factory.ts';
import type { Schemas } from '../../../core/contract/types.ts';
import { buildUser } from '../../../platform/users/test/factory.ts';
import type { User } from '../../../platform/users/User.ts';
import { buildQuote, buildStopsBetween, dayFrom } from '../../../quoting/quotes/test/factory.ts';
import { as } from '../../../testing/client.ts';

describe('The stops in an export', function () {
  this.timeout(30_000);
  let user: User;
  const leon: Schemas['Place'] = { city: 'León', state: 'MX-GUA', country: 'MX' };

  before(async () => {
    const { id: companyId } = await buildCompany();
    user = await buildUser({ companyId });
    await buildQuote({ companyId });
    await buildStopsBetween(await buildQuote({ companyId }), leon);
    const ends = { origin: { ...leon, city: 'Silao' }, destination: leon };
    const stops = [
      { kind: 'pickup', place: ends.origin, date: dayFrom(5) },
      { kind: 'delivery', place: leon, date: dayFrom(6), from: '09:00', to: '12:00' },
      { kind: 'delivery', place: ends.destination, date: dayFrom(7) },
    ];
    const made = await as(user).post('/api/shipments', { movement: 'mexico', stops });
    expect(made.status).to.equal(201);
  });

  async function rowsOf(path: string, language: string): Promise<string[][]> {
    const headers = { 'Accept-Language': language };
    const url = `/api/${path}/export?format=csv&sort=createdAt`;
    const { body } = await as(user).get<string>(url, { headers });
    return parse(body.replace(/^\uFEFF/, ''), { delimiter: [',', ';'] });
  }

  it('are the last two columns of quotes: how many, and which where there are more than two', async () => {
    const [heading, ...rows] = await rowsOf('quotes', 'es');
    expect(heading!.slice(-3)).to.deep.equal(['Id', 'Número de paradas', 'Paradas']);
    expect(rows.map((row) => row.slice(-2)).toSorted()).to.deep.equal([
      ['2', ''],
      [
        '3',
        [
          `Parada 1 de 3 · Recolección · Monterrey, Nuevo León · ${dayFrom(5)}`,
          'Parada 2 de 3 · Entrega · León, Guanajuato',
          `Parada 3 de 3 · Entrega · Dallas, Texas · ${dayFrom(40)}`,
        ].join('; '),
      ],
    ]);
  });

  it('are in that of loads, in English, with their hours', async () => {
    const [heading, row] = await rowsOf('shipments', 'en');
    expect(heading!.slice(-2)).to.deep.equal(['Number of stops', 'Stops']);
    expect(row!.at(-1)).to.include(
      `Stop 2 of 3 · Delivery · León, Guanajuato · ${dayFrom(6)} 09:00-12:00`,
    );
  });

  it('are in that of routes', async () => {
    const [heading] = await rowsOf('routes', 'en');
    expect(heading!.slice(-2)).to.deep.equal(['Number of stops', 'Stops']);
  });
});
