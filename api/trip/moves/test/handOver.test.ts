import { expect } from 'chai';
import type { Schemas } from '../../../core/contract/types.ts';
import { buildCarrier } from '../../../network/carriers/test/factory.ts';
import { buildCompany } from '../../../network/companies/test/factory.ts';
import { buildToken } from '../../../platform/links/test/factory.ts';
import { byLink } from '../../../testing/client.ts';
import { buildLeg as buildNote } from '../../legs/test/factory.ts';
import { buildLoadByLegs, type LoadByLegs } from '../../shipments/test/legs/factory.ts';

describe('Hand-overs on the page of a driver', function () {
  this.timeout(60_000);
  let load: LoadByLegs;

  before(async () => {
    const company = await buildCompany();
    const carriers = await Promise.all(
      [1, 2, 3].map(() => buildCarrier({ companyId: company.id, quotingEmail: null })),
    );
    load = await buildLoadByLegs({ company, carriers });
    const [mexican] = load.legs;
    await buildNote({
      shipmentId: mexican!.id,
      kind: 'domestic',
      operatorName: 'Juan Canario',
      operatorPhone: '528181234567',
      seal: 'MX4471982',
    });
  });

  async function stopsOf(leg: number, language = 'es') {
    const { id, carrierId } = load.legs[leg]!;
    const driver = byLink(await buildToken({ kind: 'moves', subjectId: id, partyId: carrierId! }));
    const headers = { 'accept-language': language };
    const { body } = await driver.get<Schemas['Moves']>(`/api/shipments/${id}/moves`, { headers });
    return body.stops;
  }

  it('say from which leg the load comes, how, and whom to ask for', async () => {
    const [pickup, delivery] = await stopsOf(1);
    expect(pickup!.handOver).to.deep.equal({
      side: 'before',
      leg: 'Tramo mexicano',
      manner: 'Patio. Sigue el mismo remolque',
      contact: 'Juan Canario',
      phone: '+52 81 8123 4567',
      seal: 'MX4471982',
    });
    expect(delivery!.handOver).to.include({ side: 'after', leg: 'Tramo estadounidense' });
  });

  it('stand only at the end of a leg where another one follows, in the language of the phone', async () => {
    const [pickup, delivery] = await stopsOf(0, 'en');
    expect(pickup).to.not.have.property('handOver');
    expect(delivery!.handOver).to.include({ side: 'after', leg: 'Transfer' });
    const [, last] = await stopsOf(2);
    expect(last).to.not.have.property('handOver');
  });
});
