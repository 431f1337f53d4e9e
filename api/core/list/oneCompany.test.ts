import { expect } from 'chai';
import { companyOf, inCompany, notingCompany } from './oneCompany.ts';

const ONE = '00000000-0000-7000-8000-000000000001';
const TWO = '00000000-0000-7000-8000-000000000002';

describe('Records of one company', () => {
  it('are known from a scope whose patterns all name the same company', () => {
    expect(companyOf([{ companyId: ONE }])).to.equal(ONE);
    expect(companyOf([{ companyId: ONE, customerId: TWO }, { companyId: ONE }])).to.equal(ONE);
  });

  it('are not known where another pattern names no company, or another one', () => {
    for (const scope of [[], [{}], [{ companyId: null }], [{ companyId: [ONE, TWO] }]])
      expect(companyOf(scope)).to.equal(undefined);
    expect(companyOf([{ companyId: ONE }, { customerId: ONE }])).to.equal(undefined);
    expect(companyOf([{ companyId: ONE }, { companyId: TWO }])).to.equal(undefined);
  });

  it('let subqueries name the company as a value, beside the column of the outer row', () => {
    const rows = notingCompany({ text: 'from quotes where …', values: [TWO, ONE] }, ONE);
    const sql = 'select from rates where rates.company_id = quotes.company_id';
    expect(inCompany(sql, 'quotes', rows)).to.equal(
      'select from rates where (rates.company_id = quotes.company_id and rates.company_id = $2)',
    );
  });

  it('leave the SQL as it is where the company is not known, and columns of other tables', () => {
    const sql = 'rates.company_id = quotes.company_id';
    const of = (company?: string) => notingCompany({ text: '', values: [ONE] }, company);
    expect(inCompany(sql, 'quotes', of())).to.equal(sql);
    expect(inCompany(sql, 'quotes', of(TWO))).to.equal(sql);
    expect(inCompany(sql, 'shipments', of(ONE))).to.equal(sql);
  });
});
