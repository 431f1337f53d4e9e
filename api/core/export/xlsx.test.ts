import { expect } from 'chai';
import { readXlsx } from 'hucre/xlsx';
import { buildCarrier } from '../../network/carriers/test/factory.ts';
import { buildCompany } from '../../network/companies/test/factory.ts';
import { buildQuote } from '../../quoting/quotes/test/factory.ts';
import { buildRoute } from '../../quoting/routes/test/factory.ts';
import { accessToken } from '../../testing/client.ts';
import { testServer } from '../../testing/server.ts';
import { buildUser } from '../../platform/users/test/factory.ts';
import type { User } from '../../platform/users/User.ts';

describe('GET /{resource}/export?format=xlsx', () => {
  const download = async (path: string, { email }: User) => {
    const { url } = await testServer();
    return fetch(`${url}${path}`, {
      headers: { authorization: `Bearer ${await accessToken(email)}` },
    });
  };
  const sheetOf = async (response: Response) => {
    const file = Buffer.from(await response.arrayBuffer());
    return (await readXlsx(file, { readStyles: true })).sheets[0]!;
  };

  it('is a workbook with real dates, times, numbers and amounts where the caller asks for one', async () => {
    const own = await buildCompany();
    const person = await buildUser({ companyId: own.id });
    await buildQuote({
      companyId: own.id,
      pickupDate: '2026-12-05',
      pickupFrom: '08:30',
      weight: '18500.50',
      targetRate: '1234.50',
      currency: 'USD',
      deadlineAt: '2026-11-30T18:15:00.000Z',
      customerReference: '=1+1',
      hazmat: false,
    } as never);
    const response = await download('/api/quotes/export?format=xlsx', person);
    expect(response.headers.get('content-disposition')).to.match(/quotes-[\d-]+\.xlsx"$/);
    const sheet = await sheetOf(response);
    const [head, row] = sheet.rows;
    const at = (heading: string) => head!.indexOf(heading);
    const value = (heading: string) => row![at(heading)];
    const day = value('Recolección') as Date;
    expect(day.toISOString()).to.equal('2026-12-05T00:00:00.000Z');
    expect((value('Plazo') as Date).toISOString()).to.equal('2026-11-30T12:15:00.000Z');
    expect((value('Recolección desde') as Date).toISOString()).to.include('T08:30:00');
    expect([value('Peso'), value('Tarifa objetivo')]).to.deep.equal([18500.5, 1234.5]);
    expect(value('Referencia del cliente')).to.equal('=1+1');
    expect([value('Material peligroso'), value('Origen: país')]).to.deep.equal(['No', 'México']);
    const amount = sheet.cells!.get(`1,${at('Tarifa objetivo')}`);
    expect(amount!.style!.numFmt).to.equal('[$USD] #,##0.00');
    expect(sheet.cells!.get('0,0')!.style!.font!.bold).to.equal(true);
    expect(sheet.freezePane).to.deep.include({ rows: 1 });
  });

  it('gives each amount of a workbook the currency of its row', async () => {
    const own = await buildCompany();
    const person = await buildUser({ companyId: own.id });
    const { id: carrierId } = await buildCarrier({ companyId: own.id });
    const amounts = { companyId: own.id, carrierId, targetRate: '100', contractRate: '2000' };
    await buildRoute({ ...amounts, currency: 'MXN', contractCurrency: 'USD' } as never);
    await buildRoute({ ...amounts, currency: 'USD', contractCurrency: 'MXN' } as never);
    const path = '/api/routes/export?format=xlsx&sort=createdAt';
    const sheet = await sheetOf(await download(path, person));
    const [head] = sheet.rows;
    const formats = (row: number) =>
      ['Tarifa objetivo', 'Tarifa de contrato'].map(
        (heading) => sheet.cells!.get(`${row},${head!.indexOf(heading)}`)!.style!.numFmt,
      );
    expect([formats(1), formats(2)]).to.deep.equal([
      ['[$MXN] #,##0.00', '[$USD] #,##0.00'],
      ['[$USD] #,##0.00', '[$MXN] #,##0.00'],
    ]);
  });
});
