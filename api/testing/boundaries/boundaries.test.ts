import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'chai';
import { ESLint } from 'eslint';
import { testDb } from '../base/db.ts';
import { CORE } from './core.js';
import { ownersOfTables, VIEWS } from './tables.js';

const eslint = new ESLint({ cwd: join(import.meta.dirname, '../../..') });

describe('Boundaries between the parts of the product', function () {
  this.timeout(30_000);

  describe('refuse', () => {
    const refused: [file: string, code: string, why: RegExp][] = [
      ['api/quoting/quotes/routes.ts', `import './Quote.ts'`, /queries belong to the service/],
      ['api/quoting/quotes/routes.ts', `import type { Model } from 'objection'`, /queries belong/],
      ['api/quoting/quotes/routes.ts', `import knex from 'knex'`, /queries belong to the service/],
      ['api/quoting/quotes/policy.ts', `import './service.ts'`, /pure rules/],
      ['api/quoting/quotes/policy.ts', `import './Quote.ts'`, /pure rules/],
      ['api/quoting/quotes/policy.ts', `import knex from 'knex'`, /pure rules/],
      ['api/quoting/quotes/policy.ts', `import Koa from 'koa'`, /pure rules/],
      ['api/quoting/quotes/policy.ts', `import '../../core/errors/errors.ts'`, /pure rules/],
      [
        'api/quoting/quotes/policy.ts',
        `export * from '../../network/carriers/service.ts'`,
        /pure rules/,
      ],
      [
        'api/quoting/quotes/view.ts',
        `import type { Context } from 'koa'`,
        /HTTP ends at the routes/,
      ],
      ['api/quoting/quotes/service.ts', `import './routes.ts'`, /HTTP ends at the routes/],
      ['api/quoting/quotes/Quote.ts', `import './policy.ts'`, /goes downward/],
      [
        'api/core/mount.ts',
        `import { quotes } from '../quoting/quotes/index.ts'`,
        /no freight word/,
      ],
      ['api/core/contract/load.ts', `import '../../quoting/quotes/index.ts'`, /no freight word/],
      ['api/core/sql/view.ts', `import '../records/records.ts'`, /Folders of core/],
      ['api/core/contract/types.ts', `import type { A } from '../http/handlers.ts'`, /of core/],
      ['api/core/import/records/create.ts', `import '../passes/repeats.ts'`, /Folders of core/],
      ['api/core/import/records/create.ts', `import '../run.ts'`, /Folders of core/],
      ['api/core/mail/mail.ts', `import '../unlisted/mailing.ts'`, /Folders of core/],
      [
        'api/network/carriers/service.ts',
        `import '../../quoting/quotes/index.ts'`,
        /only downstream/,
      ],
      ['api/trip/moves/service.ts', `import '../evidence/index.ts'`, /only downstream/],
      ['api/shared/amounts.ts', `import '../core/errors/errors.ts'`, /only downstream/],
      ['api/account/session/service.ts', `import '../../process/app.ts'`, /only downstream/],
      [
        'api/network/carriers/service.ts',
        `await import('../../quoting/quotes/service.ts')`,
        /only downstream/,
      ],
      [
        'api/platform/users/User.ts',
        `import type { Company } from '../../network/companies/index.ts'`,
        /downstream/,
      ],
      [
        'api/catalogs/equipments/service.ts',
        `import '../comodities/service.ts'`,
        /only downstream/,
      ],
      [
        'api/quoting/quotes/service.ts',
        `import '../../account/newcomers/index.ts'`,
        /only downstream/,
      ],
      [
        'api/quoting/quotes/service.ts',
        `import '../../network/carriers/routes.ts'`,
        /HTTP ends at the routes/,
      ],
      [
        'api/quoting/quotes/index.ts',
        `import '../../network/carriers/routes.ts'`,
        /through index\.ts/,
      ],
      [
        'api/quoting/quotes/service.ts',
        `import { Carrier } from '../../network/carriers/Carrier.ts'`,
        /through index/,
      ],
      [
        'api/quoting/quotes/service.ts',
        `import type { Carrier } from '../../network/carriers/Carrier.ts'`,
        /index\.ts/,
      ],
      [
        'api/quoting/quotes/service.ts',
        `export * from '../../network/carriers/service.ts'`,
        /through index\.ts/,
      ],
      [
        'api/quoting/quotes/service.ts',
        `await import('../../network/carriers/service.ts')`,
        /through index\.ts/,
      ],
      [
        'api/quoting/invitations/waves/send.ts',
        `import '../../quotes/Quote.ts'`,
        /through index\.ts/,
      ],
      [
        'api/quoting/quotes/policy.ts',
        `import { Carrier } from '../../network/carriers/index.ts'`,
        /pure rules/,
      ],
      ['api/quoting/quotes/policy.ts', `import '../../network/carriers/index.ts'`, /pure rules/],
      [
        'api/quoting/quotes/policy.ts',
        `import * as carriers from '../../network/carriers/index.ts'`,
        /pure rules/,
      ],
      [
        'admin/src/quoting/quotes/QuoteList.tsx',
        `import '../../../../api/quoting/quotes/policy.ts'`,
        /by HTTP/,
      ],
      ['admin/src/core/api.ts', `import { operations } from '#contract'`, /by HTTP/],
      ['admin/src/core/api.ts', `import '../../../api/shared/readDecimal.ts'`, /by HTTP/],
      ['landing/src/main.tsx', `import type { Knex } from '../../db/connect.ts'`, /by HTTP/],
      ['landing/src/main.tsx', `import '../../admin/src/core/theme/theme.ts'`, /separate builds/],
      ['db/seeds/carriers.ts', `import '../../api/network/carriers/Carrier.ts'`, /speak to tables/],
      ['api/process/main.ts', `import '../testing/server.ts'`, /for tests/],
      [
        'api/quoting/quotes/service.ts',
        `const sql = 'select * from invitations'`,
        /invitations is of invit/,
      ],
      [
        'api/quoting/quotes/service.ts',
        'const sql = `select 1 from x join rates on ${x}`',
        /rates is of invitations/,
      ],
      [
        'api/quoting/quotes/service.ts',
        `const sql = 'insert into shipments values (1)'`,
        /shipments is of ship/,
      ],
      [
        'api/quoting/quotes/service.ts',
        `trx('invitations').where({})`,
        /invitations is of invitations/,
      ],
      ['api/quoting/quotes/service.ts', `Quote.knex()('routes').first()`, /routes is of routes/],
      [
        'api/platform/users/service.ts',
        `query.leftJoin('companies', 'a', 'b')`,
        /companies is of companies/,
      ],
      [
        'api/network/carriers/service.ts',
        `trx('carrier_equipments'); trx('documents')`,
        /documents is of doc/,
      ],
      [
        'api/core/records/records.ts',
        `const sql = 'select 1 from carriers'`,
        /carriers is of carriers/,
      ],
      [
        'api/platform/users/test/factory.ts',
        `import '../../../network/companies/test/factory.ts'`,
        /only downstream/,
      ],
      [
        'api/quoting/quotes/test/factory.ts',
        `import '../../../network/companies/Company.ts'`,
        /through index\.ts/,
      ],
      [
        'api/quoting/quotes/test/factory.ts',
        `import '../../../testing/server.ts'`,
        /api\/testing\/base alone/,
      ],
      [
        'api/testing/base/db.ts',
        `import '../../quoting/quotes/index.ts'`,
        /stand below the modules/,
      ],
      ['api/testing/base/db.ts', `import '../server.ts'`, /stand below the modules/],
      ['api/quoting/quotes/service.ts', `import '../../bench/measure.ts'`, /for measuring/],
      ['api/client/src/pages.ts', `import '../../core/list/page.ts'`, /published by itself/],
      ['api/client/src/types.ts', `import type { A } from '#contract'`, /published by itself/],
    ];
    for (const [file, code, why] of refused) {
      it(`${code} in ${file}`, async () => expect(await crossings(file, code)).to.match(why));
    }
  });

  describe('allow', () => {
    const allowed: [file: string, code: string][] = [
      [
        'api/quoting/quotes/routes.ts',
        `import './policy.ts'; import './service.ts'; import './view.ts'`,
      ],
      ['api/quoting/quotes/policy.ts', `import '../../core/auth/policy.ts'; import './states.ts'`],
      ['api/quoting/quotes/policy.ts', `import type { Quote } from './Quote.ts'`],
      [
        'api/quoting/quotes/policy.ts',
        `import { carrierPolicy } from '../../network/carriers/index.ts'`,
      ],
      ['api/quoting/quotes/service.ts', `import './Quote.ts'; import knex from 'knex'`],
      ['api/trip/shipments/Shipment.ts', `import '../../network/companies/index.ts'`],
      [
        'api/quoting/invitations/waves/send.ts',
        `import '../Invitation.ts'; import '../../quotes/index.ts'`,
      ],
      ['api/account/newcomers/service.ts', `import '../../trip/shipments/index.ts'`],
      ['api/site/feeds/service.ts', `import '../../trip/shipments/index.ts'`],
      ['api/core/http/serve.ts', `import '../../shared/serverClock.ts'`],
      ['api/process/app.ts', `import '../quoting/quotes/index.ts'; import Koa from 'koa'`],
      [
        'api/quoting/quotes/test/quotes.test.ts',
        `import '../../../testing/server.ts'; import '../Quote.ts'`,
      ],
      ['admin/src/quoting/quotes/QuoteList.tsx', `import type { components } from '#contract'`],
      ['admin/src/core/inputs/DecimalInput.tsx', `import { readDecimal } from '#decimals'`],
      ['landing/src/forms/values.ts', `import { readDecimal } from '#decimals'`],
      ['api/core/auth/policy.ts', `import '../errors/errors.ts'; import './actor.ts'`],
      ['api/core/import/run.ts', `import './passes/read.ts'; import './sheet/sheet.ts'`],
      ['api/core/import/reading/xls/texts.ts', `import '../limits.ts'; import '../xlsx/xml.ts'`],
      [
        'api/trip/shipments/service.ts',
        `trx('quotes'); const sql = 'select 1 from carriers join rates on a'`,
      ],
      ['api/quoting/quotes/view.ts', `const sql = 'select count(*) from quote_answers'`],
      ['api/core/records/writing/writeChanges.ts', `const sql = 'insert into changes values (1)'`],
      ['api/quoting/quotes/words.ts', `const text = 'We heard from invitations and routes'`],
      [
        'api/quoting/quotes/test/factory.ts',
        `import '../../../network/companies/test/factory.ts'; import '../../../testing/base/db.ts'`,
      ],
      ['api/testing/base/db.ts', `import './once.ts'; import '../../core/sql/Entity.ts'`],
      ['api/client/src/pages.ts', `import './types.ts'; import 'openapi-fetch'`],
      ['db/connect.ts', `import '../api/core/env.ts'; import knex from 'knex'`],
    ];
    for (const [file, code] of allowed) {
      it(`${code} in ${file}`, async () => expect(await crossings(file, code)).to.equal(''));
    }
  });
});

describe('Folders of core', () => {
  it('all stand in the order of their imports', async () => {
    const core = join(import.meta.dirname, '../../core');
    const entries = await readdir(core, { withFileTypes: true });
    const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
    expect(CORE.filter((folder) => !folder.includes('/')).sort()).to.deep.equal(folders.sort());
    for (const folder of CORE) expect(existsSync(join(core, folder)), folder).to.equal(true);
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
