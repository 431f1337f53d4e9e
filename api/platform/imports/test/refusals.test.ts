import { expect } from 'chai';
import { buildCompany } from '../../../network/companies/test/factory.ts';
import { parseRow } from '../../../core/import/sheet/parseRow.ts';
import { prepareRow } from '../../../core/import/records/prepareRow.ts';
import type { Column, SheetContext } from '../../../core/import/sheet/sheet.ts';
import { sheetOf } from '../../../core/import/sheet/sheets.ts';
import { testServer } from '../../../testing/server.ts';

const WRONG = [
  'x'.repeat(3000),
  '¿?',
  '-1',
  '0',
  '99999999999999999',
  '12.345678',
  '2999-01-01',
  '25:99',
  'nadie@',
  '#N/A',
];

/** Cells that a column of free text takes as they are. */
const FREE = /name|street|city|comment|description|source|reference|hours|zone|businessField/i;

describe('What an import says of a wrong cell', function () {
  this.timeout(30_000);
  let context: SheetContext;

  before(async () => {
    await testServer();
    const { id: companyId } = await buildCompany();
    const broker = { type: 'broker', role: 'admin', access: 'full', locale: 'es' } as const;
    const actor = { ...broker, userId: companyId, companyId, carrierId: null };
    context = { actor: actor as SheetContext['actor'], companyId, now: new Date() };
  });

  const refusals = (resource: string, column: Column, cell: string) => {
    const sheet = sheetOf(resource);
    const { errors } = prepareRow(sheet, parseRow(2, [cell], [column], 'day'), context);
    const isOwn = (field: string) => field.replace(/\.\d+$/, '') === column.name;
    return Object.entries(errors).flatMap(([field, words]) => (isOwn(field) ? [words] : []));
  };

  for (const resource of ['carriers', 'locations', 'shipments', 'diesel_prices'])
    it(`was "the value is not valid" for some columns: ${resource}`, async () => {
      for (const column of await sheetOf(resource).columns(context.actor, context.companyId)) {
        const found = WRONG.flatMap((cell) =>
          refusals(resource, column, cell).map((words) => ({ cell, words })),
        );
        for (const { cell, words } of found) {
          expect(`${words.es} ${words.en}`, `${column.name}: ${cell}`)
            .to.include(cell.slice(0, 20))
            .and.not.to.match(/(no es válido|is not valid)$/);
          expect(words.es.length).to.be.below(400);
        }
        if (!FREE.test(column.name)) expect(found, column.name).not.to.deep.equal([]);
      }
    });
});
