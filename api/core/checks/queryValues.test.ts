import { expect } from 'chai';
import { buildLocation } from '../../network/locations/test/factory.ts';
import { as } from '../../testing/client.ts';
import { buildUser } from '../../platform/users/test/factory.ts';
import type { User } from '../../platform/users/User.ts';
import type { Schemas } from '../contract/types.ts';

type Carrier = Schemas['Carrier'] & Pick<Schemas['Problem'], 'errors'>;

const ADDRESS = { city: 'Laredo', state: 'US-TX', country: 'US' };

describe('Values in a query', () => {
  let admin: User;

  before(async function () {
    this.timeout(30_000);
    admin = await buildUser();
  });

  const create = (query: Record<string, string | string[]>) =>
    as(admin).post<Carrier>('/api/carriers/', undefined, {
      query: { carrierName: 'Por consulta', ...query },
    });

  it('are lists as JSON, with commas or repeated (addressList was refused in every form)', async () => {
    for (const addressList of [JSON.stringify([ADDRESS]), JSON.stringify(ADDRESS)]) {
      const { status, body } = await create({ addressList });
      expect(status).to.equal(201);
      expect(body.addressList).to.deep.equal([ADDRESS]);
    }
    for (const countries of ['["MX","US"]', 'MX,US', 'MX, US', ['MX', 'US']])
      expect((await create({ countries })).body.countries).to.deep.equal(['MX', 'US']);
    const services = ['A, con coma', 'B'];
    const { body } = await create({ serviceList: JSON.stringify(services) });
    expect(body.serviceList).to.deep.equal(services);
  });

  it('take languaje at every call, which only imports did', async () => {
    const client = as(admin);
    const ask = (languaje: string) =>
      client.get<Schemas['Problem']>('/api/companies', { query: { languaje, limit: '-1' } });
    expect((await ask('EN')).body.errors!.limit).to.match(/^At least/);
    expect((await ask('es')).body.errors!.limit).to.match(/^Mínimo/);
    expect((await ask('FR')).body.errors).to.have.property('languaje');
    const list = await client.get('/api/contacts', { query: { languaje: 'EN' } });
    expect(list.status).to.equal(200);
  });

  it('name the list that is not valid JSON', async () => {
    const { status, body } = await create({ addressList: '[{"city":' });
    expect(status).to.equal(422);
    expect(body.errors).to.deep.equal({ addressList: 'No es JSON válido' });
  });

  it('named like a property of every object are unknown (?__proto__=1 was answered with 500)', async () => {
    const { status } = await as(admin).get('/api/carriers?__proto__=1&constructor=1');
    expect(status).to.equal(422);
  });

  it('that are empty count as missing (an empty list or state was refused)', async () => {
    const empty = { rfc: '', countries: '', shippingMode: '', drayage: '', contactBookList: ' ' };
    const { status, body } = await create(empty);
    expect(status).to.equal(201);
    expect(body).to.deep.include({ rfc: null, countries: [], shippingMode: 'ftl', drayage: false });
    const path = `/api/carriers/${body.id}?description=Caja&carrierName=&originStates=MX-NLE,MX-TAM`;
    const changed = await as(admin).patch<Carrier>(path);
    expect(changed.body).to.deep.include({
      carrierName: 'Por consulta',
      description: 'Caja',
      originStates: ['MX-NLE', 'MX-TAM'],
    });
  });

  it('that are empty do not satisfy a required parameter', async () => {
    const { status, body } = await create({ carrierName: '' });
    expect(status).to.equal(422);
    expect(body.errors).to.deep.equal({ carrierName: 'Este campo es necesario' });
  });

  it('are read in the same way in lists: filters with commas, and empty ones', async () => {
    const companyId = admin.companyId!;
    for (const kind of ['plant', 'yard', 'port']) await buildLocation({ companyId, kind } as never);
    const kinds = async (query: string) => {
      const { status, body } = await as(admin).get<Schemas['Location'][]>(
        `/api/locations?${query}`,
      );
      expect(status, query).to.equal(200);
      return body.map(({ kind }) => kind).toSorted();
    };
    expect(await kinds('kind=plant,yard')).to.deep.equal(['plant', 'yard']);
    expect(await kinds('kind=["port"]')).to.deep.equal(['port']);
    expect(await kinds('kind=&q=&limit=')).to.deep.equal(['plant', 'port', 'yard']);
    expect((await as(admin).get('/api/locations?nothing=')).status).to.equal(422);
  });
});
