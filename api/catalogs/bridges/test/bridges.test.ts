import { describeCatalog } from '../../../testing/catalog.ts';
import { expect } from 'chai';
import type { Schemas } from '../../../core/contract/types.ts';
import { buildUser } from '../../../platform/users/test/factory.ts';
import { as, type Client } from '../../../testing/client.ts';
import { bridges, cargoHours } from '../index.ts';
import { buildBridge } from './factory.ts';

describeCatalog({
  policy: bridges.policy,
  title: 'Border crossings',
  resource: '/catalogs/bridges',
  input: { nameEs: 'Puente de prueba', nameEn: 'Test bridge', usPort: '2304' },
  accented: 'Río de prueba',
  found: 'rio de pru',
  wrong: { usPort: '23' },
  unset: { usPort: null },
  build: buildBridge,
});

describe('The cargo hours of a border crossing', () => {
  let staff: Client;

  before(async () => {
    staff = as(await buildUser({ type: 'internal', role: 'root' }));
  });

  it('are a text that can be read, with its source and the day on which somebody verified it', async () => {
    const { id } = await buildBridge();
    const change = {
      hours: 'L–V 7:00–24:00, S 8:00–16:00',
      hoursSource: 'cbp.gov',
      hoursCheckedOn: '2026-11-28',
    };
    const { status, body } = await staff.patch<Schemas['Bridge']>(
      `/api/catalogs/bridges/${id}`,
      change,
    );
    expect(status).to.equal(200);
    expect(body).to.include(change);
  });

  it('are not what nobody can read', async () => {
    const { id } = await buildBridge();
    for (const hours of ['entre semana', 'L–V', 'de 7 a 24']) {
      const { status, body } = await staff.patch<Schemas['Problem']>(
        `/api/catalogs/bridges/${id}`,
        { hours },
      );
      expect(status, hours).to.equal(422);
      expect(body.errors!.hours).to.match(/24 h/);
    }
  });

  it('tell for each day when trucks cross; all day where they say so, nothing where nobody told', () => {
    const monday = { from: '07:00', to: '00:00' };
    expect(cargoHours('Lun 7:00–24:00')).to.deep.equal({ monday });
    expect(cargoHours('24 h')).to.equal('always');
    expect(cargoHours(null)).to.equal(null);
  });
});
