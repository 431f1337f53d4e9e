import { join } from 'node:path';
import { expect } from 'chai';
import { ESLint } from 'eslint';
import { testDb } from '../base/db.ts';
import { ownersOfTables, VIEWS } from './tables.js';

const eslint = new ESLint({ cwd: join(import.meta.dirname, '../../..') });

describe('Boundaries between the parts of the product', function () {
  this.timeout(30_000);

  describe('refuse', () => {
    const refused: [file: string, code: string, why: RegExp][] = [
      ['api/quotes/routes.ts', `import './Quote.ts'`, /queries belong to the service/],
      ['api/quotes/routes.ts', `import type { Model } from 'objection'`, /queries belong/],
      ['api/quotes/routes.ts', `import knex from 'knex'`, /queries belong to the service/],
      ['api/quotes/policy.ts', `import './service.ts'`, /pure rules/],
      ['api/quotes/policy.ts', `import './Quote.ts'`, /pure rules/],
      ['api/quotes/policy.ts', `import knex from 'knex'`, /pure rules/],
      ['api/quotes/policy.ts', `import Koa from 'koa'`, /pure rules/],
      ['api/quotes/policy.ts', `import '../core/http/errors.ts'`, /pure rules/],
      ['api/quotes/policy.ts', `export * from '../carriers/service.ts'`, /pure rules/],
      ['api/quotes/view.ts', `import type { Context } from 'koa'`, /HTTP ends at the routes/],
      ['api/quotes/service.ts', `import './routes.ts'`, /HTTP ends at the routes/],
      ['api/quotes/Quote.ts', `import './policy.ts'`, /goes downward/],
      ['api/core/mount.ts', `import { quotes } from '../quotes/index.ts'`, /no freight word/],
      ['api/core/contract/load.ts', `import '../../quotes/index.ts'`, /no freight word/],
      ['api/carriers/service.ts', `import '../quotes/index.ts'`, /only downstream/],
      ['api/carriers/service.ts', `await import('../quotes/service.ts')`, /only downstream/],
      ['api/users/User.ts', `import type { Company } from '../companies/index.ts'`, /downstream/],
      ['api/equipments/service.ts', `import '../comodities/service.ts'`, /only downstream/],
      ['api/quotes/service.ts', `import '../newcomers/index.ts'`, /only downstream/],
      ['api/quotes/service.ts', `import '../carriers/routes.ts'`, /HTTP ends at the routes/],
      ['api/quotes/index.ts', `import '../carriers/routes.ts'`, /through index\.ts/],
      [
        'api/quotes/service.ts',
        `import { Carrier } from '../carriers/Carrier.ts'`,
        /through index/,
      ],
      [
        'api/quotes/service.ts',
        `import type { Carrier } from '../carriers/Carrier.ts'`,
        /index\.ts/,
      ],
      ['api/quotes/service.ts', `export * from '../carriers/service.ts'`, /through index\.ts/],
      ['api/quotes/service.ts', `await import('../carriers/service.ts')`, /through index\.ts/],
      ['api/invitations/waves/send.ts', `import '../../quotes/Quote.ts'`, /through index\.ts/],
      ['api/quotes/policy.ts', `import { Carrier } from '../carriers/index.ts'`, /pure rules/],
      ['api/quotes/policy.ts', `import '../carriers/index.ts'`, /pure rules/],
      ['api/quotes/policy.ts', `import * as carriers from '../carriers/index.ts'`, /pure rules/],
      ['admin/src/quotes/QuoteList.tsx', `import '../../../api/quotes/policy.ts'`, /by HTTP/],
      ['admin/src/core/api.ts', `import { operations } from '#contract'`, /by HTTP/],
      ['admin/src/core/api.ts', `import '../../../api/core/i18n/readDecimal.ts'`, /by HTTP/],
      ['landing/src/main.tsx', `import type { Knex } from '../../db/connect.ts'`, /by HTTP/],
      ['landing/src/main.tsx', `import '../../admin/src/core/theme/theme.ts'`, /separate builds/],
      ['db/seeds/carriers.ts', `import '../../api/carriers/Carrier.ts'`, /speak to tables/],
      ['api/main.ts', `import './testing/server.ts'`, /for tests/],
      [
        'api/quotes/service.ts',
        `const sql = 'select * from invitations'`,
        /invitations is of invit/,
      ],
      [
        'api/quotes/service.ts',
        'const sql = `select 1 from x join rates on ${x}`',
        /rates is of invitations/,
      ],
      [
        'api/quotes/service.ts',
        `const sql = 'insert into shipments values (1)'`,
        /shipments is of ship/,
      ],
      ['api/quotes/service.ts', `trx('invitations').where({})`, /invitations is of invitations/],
      ['api/quotes/service.ts', `Quote.knex()('routes').first()`, /routes is of routes/],
      [
        'api/users/service.ts',
        `query.leftJoin('companies', 'a', 'b')`,
        /companies is of companies/,
      ],
      [
        'api/carriers/service.ts',
        `trx('carrier_equipments'); trx('documents')`,
        /documents is of doc/,
      ],
      [
        'api/core/records/records.ts',
        `const sql = 'select 1 from carriers'`,
        /carriers is of carriers/,
      ],
      ['api/users/factory.ts', `import '../companies/factory.ts'`, /only downstream/],
      ['api/quotes/factory.ts', `import '../companies/Company.ts'`, /through index\.ts/],
      ['api/quotes/factory.ts', `import '../testing/server.ts'`, /api\/testing\/base alone/],
      ['api/testing/base/db.ts', `import '../../quotes/index.ts'`, /stand below the modules/],
      ['api/testing/base/db.ts', `import '../server.ts'`, /stand below the modules/],
      ['api/quotes/service.ts', `import '../bench/measure.ts'`, /for measuring/],
      ['api/client/src/pages.ts', `import '../../core/list/page.ts'`, /published by itself/],
      ['api/client/src/types.ts', `import type { A } from '#contract'`, /published by itself/],
    ];
    for (const [file, code, why] of refused) {
      it(`${code} in ${file}`, async () => expect(await crossings(file, code)).to.match(why));
    }
  });

  describe('allow', () => {
    const allowed: [file: string, code: string][] = [
      ['api/quotes/routes.ts', `import './policy.ts'; import './service.ts'; import './view.ts'`],
      ['api/quotes/policy.ts', `import '../core/auth/policy.ts'; import './states.ts'`],
      ['api/quotes/policy.ts', `import type { Quote } from './Quote.ts'`],
      ['api/quotes/policy.ts', `import { carrierPolicy } from '../carriers/index.ts'`],
      ['api/quotes/service.ts', `import './Quote.ts'; import knex from 'knex'`],
      ['api/shipments/Shipment.ts', `import '../companies/index.ts'`],
      [
        'api/invitations/waves/send.ts',
        `import '../Invitation.ts'; import '../../quotes/index.ts'`,
      ],
      ['api/newcomers/service.ts', `import '../shipments/index.ts'`],
      ['api/app.ts', `import '../api/quotes/index.ts'; import Koa from 'koa'`],
      ['api/quotes/quotes.test.ts', `import '../testing/server.ts'; import './Quote.ts'`],
      ['admin/src/quotes/QuoteList.tsx', `import type { components } from '#contract'`],
      ['admin/src/core/inputs/DecimalInput.tsx', `import { readDecimal } from '#decimals'`],
      ['landing/src/forms/values.ts', `import { readDecimal } from '#decimals'`],
      ['api/core/auth/policy.ts', `import '../http/errors.ts'`],
      [
        'api/shipments/service.ts',
        `trx('quotes'); const sql = 'select 1 from carriers join rates on a'`,
      ],
      ['api/quotes/view.ts', `const sql = 'select count(*) from quote_answers'`],
      ['api/core/records/writing/writeChanges.ts', `const sql = 'insert into changes values (1)'`],
      ['api/quotes/words.ts', `const text = 'We heard from invitations and routes'`],
      ['api/quotes/factory.ts', `import '../companies/factory.ts'; import '../testing/base/db.ts'`],
      ['api/testing/base/db.ts', `import './once.ts'; import '../../core/records/Entity.ts'`],
      ['api/client/src/pages.ts', `import './types.ts'; import 'openapi-fetch'`],
      ['db/connect.ts', `import '../api/core/env.ts'; import knex from 'knex'`],
    ];
    for (const [file, code] of allowed) {
      it(`${code} in ${file}`, async () => expect(await crossings(file, code)).to.equal(''));
    }
  });
});

describe('Tables', function () {
  this.timeout(30_000);

  it('each have one owning module, and the views that are read upstream exist', async () => {
    const db = await testDb();
    const relations = (types: string) => `select relname from pg_class
      join pg_namespace on pg_namespace.oid = relnamespace and nspname = current_schema
      where relkind in (${types}) and not relispartition and relname not like 'knex%'`;
    const names = async (types: string) =>
      (await db.raw(relations(types))).rows.map((row: { relname: string }) => row.relname).sort();
    const owners = ownersOfTables(join(import.meta.dirname, '../../..'));
    const views = [...Object.keys(VIEWS), 'history', 'settlements'].sort();
    expect(await names(`'v'`)).to.deep.equal(views);
    const tables = Object.keys(owners).filter((name) => !views.includes(name));
    expect(tables.sort()).to.deep.equal(await names(`'r', 'p'`));
  });
});

async function crossings(filePath: string, code: string): Promise<string> {
  const [result] = await eslint.lintText(code, { filePath });
  const found = result?.messages.filter(
    ({ ruleId, fatal }) => fatal || ruleId === 'anden/boundaries',
  );
  return (found ?? []).map(({ message }) => message).join('\n');
}
