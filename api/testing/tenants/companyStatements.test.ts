import { expect } from 'chai';
import { wayOf } from '../../quoting/quotes/index.ts';
import { testDb } from '../base/db.ts';
import { companyProblem } from '../base/companyStatements.ts';

describe('An SQL statement over tables that are distributed by company', () => {
  before(testDb);

  for (const [what, sql] of [
    ['one table alone', 'select * from quotes where id = $1'],
    ['a table that is everywhere', 'select * from quotes join carriers on carriers.id = $1'],
    [
      'a join by company',
      'select 1 from quotes join rates r on r.company_id = quotes.company_id and r.id = $1',
    ],
    [
      'a subquery by company',
      `select (select count(*) from "invitations" where "invitations"."company_id" = "quotes"."company_id")
       from "quotes" where "quotes"."id" = $1`,
    ],
    [
      'the way of a load, by company',
      `select ${wayOf('shipment', 'shipments')} from shipments where shipments.id = $1`,
    ],
    [
      'a lock by company',
      'select * from "quotes" where "id" = $1 and "company_id" = $2 for update',
    ],
    ['a lock of another table', 'select * from mails where id = $1 for update'],
    [
      'a change of a record',
      `with was as (select quotes.* from quotes where company_id = $1 and id = $2 for update),
       changed as (update quotes set x = $3 where company_id = $1 and id in (select id from was) returning *)
       insert into changes (company_id, entity) select company_id, 'from rates' from changed`,
    ],
  ] as const) {
    it(`may be ${what}`, () => expect(companyProblem(sql)).to.equal(undefined));
  }

  for (const [sql, problem] of [
    [
      'select 1 from quotes join invitations on invitations.quote_id = quotes.id where quotes.company_id = $1',
      'invitations without its company',
    ],
    [
      'select (select status from shipments where quote_id = quotes.id) from quotes where quotes.company_id = $1',
      'shipments without its company',
    ],
    [
      `select (select reference from routes where id = quotes.route_id and 'company_id' <> '') from quotes
       where quotes.company_id = $1`,
      'routes without its company',
    ],
    [
      'select array(select place from quote_stops where quote_id = quotes.id) from quotes where quotes.company_id = $1',
      'quote_stops without its company',
    ],
    ['select * from "quotes" where "id" = $1 for update', 'quotes locked without its company'],
    [
      'with was as (select company_id from rates where id = $1 for no key update) select 1 from was',
      'rates locked without its company',
    ],
    [
      `with was as (select * from quotes where company_id = $1 and id = $2)
       insert into changes (entity) select 'quotes' from was`,
      'changes without its company',
    ],
  ] as const) {
    it(`is refused: ${problem}, in ${sql.slice(0, 40)}…`, () =>
      expect(companyProblem(sql)).to.equal(problem));
  }
});
