import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { testDb } from '../../../testing/base/db.ts';
import { ROOT } from '../../runtime/env.ts';
import { chooseDialect, dialect } from './index.ts';
import { distributed } from './distributed.ts';
import { plain } from './plain.ts';
import { sameCompany } from './sameCompany.ts';

const ONE = '00000000-0000-7000-8000-000000000001';
const TWO = '00000000-0000-7000-8000-000000000002';
const ROWS = { text: 'from quotes where …', values: [TWO, ONE] };

describe('The dialect of plain Postgres', () => {
  before(testDb);

  (process.env.TEST_CITUS_URL ? it.skip : it)(
    'is chosen without loading the distributed one',
    async () => {
      const load = () => Promise.reject(new Error('loaded'));
      await chooseDialect(await testDb(), load);
      expect(dialect()).to.equal(plain);
    },
  );

  it('leaves statements as they are, even of one company', () => {
    const sql = `select from rates where ${sameCompany('rates', 'quotes')}`;
    expect(plain.withScope(ROWS, [{ companyId: ONE }])).to.equal(ROWS);
    expect(plain.withCompany(sql, 'quotes', { ...ROWS, company: '$2' })).to.equal(sql);
    expect(plain.updateCondition('quotes', { ...ROWS, company: '$2' })).to.equal('');
  });
});

describe('The dialect of a distributed database', () => {
  const companyIn = (scope: Record<string, unknown>[], rows = ROWS) =>
    distributed.withScope(rows, scope).company;

  it('knows the company of a scope whose patterns all name the same one', () => {
    expect(companyIn([{ companyId: ONE }])).to.equal('$2');
    expect(companyIn([{ companyId: ONE, customerId: TWO }, { companyId: ONE }])).to.equal('$2');
  });

  it('knows none where another pattern names no company, or another one, or the statement has no such value', () => {
    for (const scope of [[], [{}], [{ companyId: null }], [{ companyId: [ONE, TWO] }]])
      expect(companyIn(scope)).to.equal(undefined);
    expect(companyIn([{ companyId: ONE }, { customerId: ONE }])).to.equal(undefined);
    expect(companyIn([{ companyId: ONE }, { companyId: TWO }])).to.equal(undefined);
    expect(companyIn([{ companyId: ONE }], { text: '', values: [TWO] })).to.equal(undefined);
  });

  it('names the company as a value in subqueries and updates, beside the column of the outer row', () => {
    const sql = `select from rates where ${sameCompany('rates', 'quotes')} and true`;
    const rows = { ...ROWS, company: '$2' };
    expect(distributed.withCompany(sql, 'quotes', rows)).to.equal(
      'select from rates where rates.company_id = quotes.company_id and rates.company_id = $2 and true',
    );
    expect(distributed.updateCondition('quotes', rows)).to.equal(' and "quotes"."company_id" = $2');
  });

  it('leaves the SQL as it is where the company is not known, and columns of other tables', () => {
    const sql = sameCompany('rates', 'quotes');
    expect(distributed.withCompany(sql, 'quotes', ROWS)).to.equal(sql);
    expect(distributed.withCompany(sql, 'shipments', { ...ROWS, company: '$2' })).to.equal(sql);
    expect(distributed.updateCondition('quotes', ROWS)).to.equal('');
  });

  it('selects one record by a `with`', () => {
    expect(distributed.asJson('select 1 as id')).to.match(/^with found as materialized/);
  });

  it('finds a mark in every comparison with the company of an outer row', () => {
    const names = readdirSync(join(ROOT, 'api'), { recursive: true, encoding: 'utf8' });
    const files = names.filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
    const unmarked = files.flatMap((file) => {
      const source = readFileSync(join(ROOT, 'api', file), 'utf8');
      const outer = [...source.matchAll(/sameCompany\('\w+', '(\w+)'\)/g)].map(([, name]) => name);
      return outer.filter((name) => source.includes(`.company_id = ${name}.company_id`));
    });
    expect(unmarked).to.deep.equal([]);
  });
});
