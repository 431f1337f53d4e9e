import type { Handlers } from '../../core/http/handlers.ts';
import { authorize } from '../../core/auth/policy.ts';
import { describeColumns, templateOf } from '../../core/import/downloads/template.ts';
import { startImport } from '../../core/import/start.ts';
import { shownImport } from '../../platform/imports/index.ts';
import { CATALOGS, type CatalogName } from './catalogs.ts';
import { satKeyPolicy as may } from './policy.ts';
import * as satKeys from './service.ts';
import { satKeySheet } from './sheet.ts';

/** HTTP for the keys of SAT's catalogs. */
export default {
  async listSatCatalogs({ actor }) {
    authorize(may.list(actor));
    return satKeys.editions(Object.keys(CATALOGS) as CatalogName[]);
  },

  async endSatKeys({ actor, params }) {
    authorize(may.end(actor));
    await satKeys.endAbsent(params.catalog);
    return (await satKeys.editions([params.catalog]))[0]!;
  },

  async listSatKeys({ actor, query }) {
    authorize(may.list(actor));
    return satKeys.list(may.visible(actor), query);
  },

  async importSatKeys({ actor, query, body: upload, locale, now }) {
    authorize(may.load(actor));
    const { catalog, dated, source } = query;
    await satKeys.assertCurrent(catalog, dated, now);
    const details = { catalog, dated, source };
    const updating = { existing: 'update', ...query } as const;
    const request = { actor, query: updating, details, upload, locale, now };
    return shownImport(actor, await startImport(satKeySheet, request));
  },

  async getSatKeysTemplate({ actor, query }) {
    authorize(may.load(actor));
    return templateOf(`sat_${query.catalog}`, CATALOGS[query.catalog].columns);
  },

  async listSatKeyColumns({ actor, query, locale }) {
    authorize(may.load(actor));
    return describeColumns(CATALOGS[query.catalog].columns, locale);
  },
} satisfies Handlers;
