import { expect } from 'chai';
import { parse } from 'csv-parse/sync';
import { confirmedAccount, buildBankAccount } from '../../bankAccounts/test/factory.ts';
import { sumOf } from '../../../shared/amounts.ts';
import { buildAccessorial } from '../../accessorials/test/factory.ts';
import { buildCarrier } from '../../../network/carriers/test/factory.ts';
import { buildCompany } from '../../../network/companies/test/factory.ts';
import type { Schemas } from '../../../core/contract/types.ts';
import { setClock } from '../../../testing/base/clock.ts';
import { anonymous, as } from '../../../testing/client.ts';
import { buildUser } from '../../../platform/users/test/factory.ts';
import { testServer } from '../../../testing/server.ts';
import { owedLoad } from './factory.ts';

type BankFile = Schemas['BankFile'];

const CLABE = '032180000118359719';

describe('The file for the bank', function () {
  this.timeout(60_000);

  async function payer() {
    setClock(new Date('2026-11-25T18:00:00Z'));
    const { id: companyId } = await buildCompany();
    const carrier = await buildCarrier({ companyId });
    await confirmedAccount({ carrierId: carrier.id, holder: '=cmd|A1' });
    const admin = await buildUser({ companyId });
    const owed = (more: Parameters<typeof owedLoad>[1], carrierId = carrier.id) =>
      owedLoad({ companyId, carrierId }, more);
    const file = (ids: string[], who: { email: string } = admin) =>
      as(who).get<BankFile>(`/api/settlements/bank_file?${ids.map((id) => `id=${id}`).join('&')}`);
    return { companyId, carrier, admin, owed, file };
  }

  it('has the whole account, the amount and the reference of each load, and no formula', async () => {
    const { owed, file } = await payer();
    const ids = [await owed({ total: '1000.50' }), await owed({ total: '200.00' })];
    const { body } = await file(ids);
    expect(body).to.include({
      count: 2,
      total: '1200.50',
      fileName: 'settlements-bank-2026-11-25.csv',
    });
    expect(body.leftOut).to.deep.equal([]);
    const rows = parse<Record<string, string>>(body.content, { columns: true, bom: true });
    expect(rows.map(({ Referencia: _, ...row }) => row)).to.deep.include({
      Beneficiario: "'=cmd|A1",
      Banco: 'BBVA',
      CLABE,
      Importe: '1000.50',
      Moneda: 'MXN',
    });
    expect(new Set(rows.map(({ Referencia }) => Referencia)).size).to.equal(2);
  });

  it('adds up with the rows and the sums of the list to the cent, accessorials included, all before IVA', async () => {
    const { admin, owed, file } = await payer();
    const ids: string[] = [];
    for (const total of ['0.10', '0.20', '33333.33']) ids.push(await owed({ total }));
    for (const total of ['0.05', '1204.99']) ids.push(await owed({ total, currency: 'USD' }));
    const fee = { status: 'approved' } as const;
    await buildAccessorial(ids[2]!, { amount: '1.01', currency: 'MXN', ...fee });
    await buildAccessorial(ids[4]!, { amount: '0.96', currency: 'USD', ...fee });
    const { body: rows } = await as(admin).get<Schemas['Settlement'][]>('/api/settlements');
    const sums = { MXN: '33334.64', USD: '1206.00' };
    for (const currency of ['MXN', 'USD'] as const) {
      const totals = rows.filter((row) => row.currency === currency).map(({ total }) => total);
      expect(sumOf(totals)).to.equal(sums[currency]);
    }
    const { body: totals } =
      await as(admin).get<Schemas['SettlementTotal'][]>('/api/settlements/totals');
    expect(totals.map(({ currency, total }) => [currency, total])).to.eql(Object.entries(sums));
    const { body } = await file(ids);
    const transfers = parse<Record<string, string>>(body.content, { columns: true, bom: true });
    expect([body.total, sumOf(transfers.map(({ Importe }) => Importe!))]).to.eql([
      sums.MXN,
      sums.MXN,
    ]);
  });

  it('names what it leaves out: dollars, carriers without a confirmed account, what is paid or not seen', async () => {
    const { owed, file } = await payer();
    const entered = await buildCarrier();
    await buildBankAccount({ carrierId: entered.id });
    const hidden = await owedLoad(
      { companyId: (await buildCompany()).id, carrierId: (await buildCarrier()).id },
      { total: '1.00' },
    );
    const ids = [
      await owed({ total: '10.00', currency: 'USD' }),
      await owed({ total: '20.00' }, entered.id),
      await owed({ total: '30.00', isPaid: true }),
      hidden,
    ];
    const { body } = await file(ids);
    expect(body).to.include({ count: 0, total: '0.00' });
    expect(body.leftOut.map(({ id, reason }) => [id, reason])).to.deep.equal(
      ['currency', 'no_account', 'paid', 'not_found'].map((reason, i) => [ids[i], reason]),
    );
    expect(body.leftOut[1]!.carrierName).to.equal(entered.carrierName);
    expect(body.leftOut[3]).to.include({ reference: null, carrierName: null });
  });

  it('is read by the admins of the company that pays alone, and each reading is written down', async () => {
    const { companyId, carrier, admin, owed, file } = await payer();
    const id = await owed({ total: '10.00' });
    expect((await anonymous.get(`/api/settlements/bank_file?id=${id}`)).status).to.equal(401);
    for (const who of [
      await buildUser({ companyId, role: 'member' }),
      await buildUser({ type: 'carrier', carrierId: carrier.id }),
      await buildUser({ type: 'shipper' }),
    ])
      expect((await file([id], who)).status).to.equal(403);
    const staff = await file([id], await buildUser({ type: 'internal' }));
    expect(staff.body.leftOut[0]!.reason).to.equal('other_payer');
    expect(staff.body.content).not.to.include(CLABE);
    await file([id]);
    const { db } = await testServer();
    const log = await db('security_events').where({
      operation: 'getBankFile',
      entityId: carrier.id,
    });
    expect(log.map(({ event, userId }) => [event, userId])).to.deep.equal([
      ['personal_data', admin.id],
    ]);
    expect((await file([])).status).to.equal(422);
  });
});
