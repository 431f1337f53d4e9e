import { expect } from 'chai';
import type { Schemas } from '../../../core/contract/types.ts';
import { anonymous, as } from '../../../testing/client.ts';
import { buildUser } from '../../../platform/users/test/factory.ts';

type Area = Schemas['PostalArea'];

describe('GET /postal_codes/:country/:code', () => {
  let get: (path: string) => Promise<{ status: number; body: Area }>;

  before(async function () {
    this.timeout(30_000);
    const driver = await buildUser({ type: 'carrier', role: 'member' });
    get = (path) => as(driver).get<Area>(`/api/postal_codes/${path}`);
  });

  it('needs a token', async () => {
    expect((await anonymous.get('/api/postal_codes/MX/64000')).status).to.equal(401);
  });

  it('answers 404 for a code outside all states, and 422 for a malformed one', async () => {
    expect((await get('MX/18000')).status).to.equal(404);
    expect((await get('US/00100')).status).to.equal(404);
    for (const path of ['MX/640', 'CA/64000', 'US/7520A']) {
      expect((await get(path)).status, path).to.equal(422);
    }
  });

  it('returns city, state and time zone of a freight city', async () => {
    expect((await get('MX/64000')).body).to.deep.equal({
      code: '64000',
      country: 'MX',
      state: 'MX-NLE',
      cities: ['Monterrey'],
      timeZone: 'America/Monterrey',
    });
    expect((await get('US/98108-1234')).body).to.include({ state: 'US-WA', country: 'US' });
  });

  it('returns state and time zone of every other code', async () => {
    const timeZone = 'America/Monterrey';
    const { body } = await get('MX/64999');
    const known = { code: '64999', country: 'MX', state: 'MX-NLE' };
    expect(body).to.deep.equal({ ...known, cities: [], timeZone });
    expect((await get('US/75999')).body).to.deep.include({ state: 'US-TX', cities: [] });
    expect((await get('US/79999')).body).to.include({ timeZone: 'America/Denver' });
  });
});

describe('GET /states', () => {
  it('needs a token', async () => {
    expect((await anonymous.get('/api/states')).status).to.equal(401);
  });

  it('returns for each state first the time zone of most of its area', async () => {
    const driver = await buildUser({ type: 'carrier', role: 'member' });
    const { body } = await as(driver).get<Schemas['State'][]>('/api/states');
    expect(body).to.have.lengthOf(32 + 51);
    const zonesOf = (code: string) => body.find((state) => state.code === code)?.timeZones;
    expect(zonesOf('MX-NLE')).to.deep.equal(['America/Monterrey', 'America/Matamoros']);
    expect(zonesOf('US-AZ')).to.deep.equal(['America/Phoenix', 'America/Denver']);
    expect(zonesOf('US-CT')).to.deep.equal(['America/New_York']);
    expect(body[0]).to.have.all.keys('code', 'country', 'timeZones');
  });
});
