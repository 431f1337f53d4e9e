import { expect } from 'chai';
import { buildCompany } from '../../companies/test/factory.ts';
import type { Schemas } from '../../../core/contract/types.ts';
import { as, type Client } from '../../../testing/client.ts';
import { buildUser } from '../../../platform/users/test/factory.ts';

type Shown = Schemas['Carrier'];
type Problem = Schemas['Problem'];

describe('The identity of a carrier as it is typed', () => {
  let client: Client;

  before(async () => {
    const { id: companyId } = await buildCompany();
    client = as(await buildUser({ companyId }));
  });

  it('has codes as they were copied: decomposed letters, entities, a full stop, marks', async () => {
    const { status, body } = await create({
      rfc: 'PEN\u0303-930714-8T4.',
      ein: '12-3456789.',
      caat: '\u200b3A7K',
      scacCode: 'pr\u200dac',
    });
    expect(status).to.equal(201);
    const [rfc, ein, caat, scacCode] = ['PEÑ9307148T4', '123456789', '3A7K', 'PRAC'];
    expect(body).to.include({ rfc, ein, caat, scacCode });
    expect((await create({ rfc: 'B&amp;A930714XX1' })).body).to.include({ rfc: 'B&A930714XX1' });
  });

  it('is found by codes as they were copied (an RFC with a decomposed Ñ was not)', async () => {
    const { body: carrier } = await create({ rfc: 'MUÑ930714AB1', caat: '4B8L' });
    for (const filter of ['rfc=MUN%CC%83-930714-AB1.', 'rfc=mu%C3%B1930714ab1', 'caat=4b8l.']) {
      const { body } = await client.get<Shown[]>(`/api/carriers/find?${filter}`);
      expect(
        body.map(({ id }) => id),
        filter,
      ).to.deep.equal([carrier.id]);
    }
  });

  it('has its authority in the United States as people write it, by which it is found', async () => {
    const spelled = async (usdotNumber: string, mcNumber: string) => {
      const { body } = await create({ usdotNumber, mcNumber });
      return [body.usdotNumber, body.mcNumber];
    };
    expect(await spelled('USDOT 1234567', 'mc#123456.')).to.deep.equal(['1234567', 'MC-123456']);
    expect(await spelled('DOT# 01234567', 'MX 98765')).to.deep.equal(['1234567', 'MX-98765']);
    expect(await spelled('US DOT: 777', '0123456')).to.deep.equal(['777', 'MC-123456']);
    const { body: carrier } = await create({ usdotNumber: '55501', mcNumber: 'FF-55502' });
    for (const filter of ['usdotNumber=USDOT%2055501', 'mcNumber=ff55502']) {
      const { body } = await client.get<Shown[]>(`/api/carriers/find?${filter}`);
      expect(
        body.map(({ id }) => id),
        filter,
      ).to.deep.equal([carrier.id]);
    }
  });

  it('has no authority whose form is wrong', async () => {
    for (const wrong of ['123456789', 'ABC', '0', 'MC-12']) {
      const { status, body } = await create({ usdotNumber: wrong });
      expect(status, wrong).to.equal(422);
      expect((body as unknown as Problem).errors!.usdotNumber).to.match(/up to eight digits/);
    }
    for (const wrong of ['12345678', 'XX-123', 'MC']) {
      const { status, body } = await create({ mcNumber: wrong });
      expect(status, wrong).to.equal(422);
      expect((body as unknown as Problem).errors!.mcNumber).to.match(/up to seven digits/);
    }
  });

  it('keeps texts in NFC and without marks that have no shape, in searches too', async () => {
    const { body } = await create({ carrierName: '\ufeffTransportes Pe\u0301rez\u200b' });
    expect(body.carrierName).to.equal('Transportes Pérez');
    const found = await client.get<Shown[]>(
      `/api/carriers?q=${encodeURIComponent('transportes pe\u0301\u200brez')}`,
    );
    expect(found.body.map(({ id }) => id)).to.deep.equal([body.id]);
  });

  it('has a phone that is read by its country', async () => {
    const spellings = ['8112345678', '044 81 1234 5678', '01 81 1234 5678', '1 81 1234 5678'];
    for (const contactPhone of [
      ...spellings,
      '5218112345678',
      '8112345678.0',
      '81 1234 5678 ext. 9',
    ])
      expect((await create({ contactPhone })).body, contactPhone).to.include({
        contactPhone: '528112345678',
      });
    const us = await create({ nationality: 'US', contactPhone: '(956) 555-0142' });
    expect(us.body).to.include({ contactPhone: '19565550142' });
  });

  it('has no phone with a digit short, which was saved', async () => {
    for (const contactPhone of ['521811234567', '521112345678'])
      expect(await phoneError(contactPhone)).to.match(/^There is no such phone number/);
    expect(await phoneError('52811234567')).to.match(/^Phone must start with 52/);
  });

  it('is asked for the country of a phone, which silently became one of the United States', async () => {
    expect(await phoneError('1 55 1234 5678')).to.equal(
      'Is it +52 55 1234 5678 or +1 551 234 5678? Enter the number with its country code',
    );
    expect(await phoneError('9565550142')).to.match(/^Is it \+1 956 555 0142\?/);
    expect(await phoneError('5.28112E+11')).to.match(/^The column lost digits/);
    expect(await phoneError('8112345678 / 8187654321')).to.match(/add 8187654321 as another$/);
  });

  it('has an e-mail address without name and capitals, and one alone', async () => {
    const { body } = await create({ quotingEmail: 'Ana Núñez <ANA@Flete.test>' });
    expect(body).to.include({ quotingEmail: 'ana@flete.test' });
    expect((await create({ quotingEmail: 'ventas@ñandú.test' })).status).to.equal(201);
    const { status, body: problem } = await create({ quotingEmail: 'a@flete.test; b@flete.test' });
    expect(status).to.equal(422);
    expect((problem as unknown as Problem).errors!.quotingEmail).to.match(
      /b@flete\.test as another/,
    );
    expect((await create({ quotingEmail: 'josé@flete.test' })).status).to.equal(422);
  });

  it('warns of a Mexican carrier with the RFC of the public, which cannot invoice', async () => {
    const codesOf = async (nationality: 'MX' | 'US') => {
      const { body } = await create({ nationality, rfc: 'XAXX010101000' });
      return body.warnings!.map(({ field, code }) => [field, code]);
    };
    expect(await codesOf('MX')).to.deep.equal([['rfc', 'RFC_GENERIC']]);
    expect(await codesOf('US')).to.deep.equal([]);
  });

  function create(input: Partial<Schemas['CarrierInput']>) {
    const carrier = { carrierName: 'Fletes del Norte', nationality: 'MX', ...input };
    const headers = { 'accept-language': 'en' };
    return client.post<Shown>('/api/carriers', carrier, { headers });
  }

  async function phoneError(contactPhone: string) {
    const { status, body } = await create({ contactPhone });
    expect(status, contactPhone).to.equal(422);
    return (body as unknown as Problem).errors!.contactPhone;
  }
});
