import type { Schemas } from '../../core/contract/types.ts';
import { noteChanged } from '../../core/announcements/changes.ts';
import { actingKeyId, actingUserId } from '../../core/auth/acting.ts';
import { invalid } from '../../core/errors/errors.ts';
import { importedBy } from '../../core/import/filter.ts';
import type { Query } from '../../core/list/read.ts';
import { contains } from '../../core/list/search.ts';
import { dayAt } from '../../core/i18n/days.ts';
import { runStatement } from '../../core/sql/statement.ts';
import { records } from '../../core/records/records.ts';
import type { CatalogName } from './catalogs.ts';
import { SatKey } from './SatKey.ts';
import { recordUpdates } from './update.ts';
import { isValidOn } from './valid.ts';
import { satKeyView } from './view.ts';

const TEXT = `sat_keys.key || ' ' || sat_keys.name || ' ' || coalesce(sat_keys.similar_words, '')`;

export const { list } = records<Schemas['SatKey'], object, object>(satKeyView, {
  filters: {
    importId: importedBy,
    q: contains(TEXT),
    validOn: (query: Query, day: string) => query.whereRaw(isValidOn('?::date'), [day]),
  },
});

const EDITIONS = `
  with counted as (
    select catalog, count(*)::int as keys, max(dated) as dated,
      count(*) filter (where valid_until < today())::int as ended
    from sat_keys where catalog = any($1::text[]) group by catalog)
  select catalogs.name as id, counted.dated::text, coalesce(keys, 0) as keys, coalesce(ended, 0) as ended,
    (select source from sat_keys where catalog = catalogs.name and sat_keys.dated = counted.dated limit 1) as source,
    (select count(*)::int from sat_keys where catalog = catalogs.name and ${absent('counted.dated')}) as absent,
    loaded.id as "importId", loaded.finished_at as "loadedAt", loaded.user_name as "loadedBy"
  from unnest($1::text[]) with ordinality as catalogs (name, place)
    left join counted on counted.catalog = catalogs.name
    left join lateral (
      select imports.id, imports.finished_at, users.first_name || ' ' || users.last_name as user_name
      from imports left join users on users.id = imports.user_id
      where imports.resource = 'sat_keys' and imports.status = 'done' and imports.details->>'catalog' = catalogs.name
      order by imports.finished_at desc limit 1) as loaded on true
  order by place`;

/** SQL: whether a key is not in the edition of this date, and is not marked as ended. */
function absent(date: string): string {
  return `sat_keys.dated < ${date} and coalesce(sat_keys.valid_until, 'infinity') >= ${date}`;
}

/** The catalogs with the edition that each has, and the keys of earlier editions that this one lacks. */
export function editions(names: CatalogName[]): Promise<Schemas['SatCatalog'][]> {
  return runStatement(SatKey.knex(), { text: EDITIONS, values: [names] });
}

/** Throws 422 for an edition of the future, and for one that is older than the loaded one. */
export async function assertCurrent(catalog: CatalogName, date: string, now: Date) {
  if (date > dayAt(now)) throw invalid('dated', IN_THE_FUTURE);
  const loadedKeys = await SatKey.query()
    .where({ catalog })
    .orderBy('dated', 'desc')
    .select('dated')
    .first();
  if (loadedKeys && date < loadedKeys.dated)
    throw invalid('dated', {
      es: `Ya está cargada la edición del ${loadedKeys.dated}, que es posterior`,
      en: `The edition of ${loadedKeys.dated}, which is later, is loaded already`,
    });
}

const END = `
  with edition as (select max(dated) as dated from sat_keys where catalog = $1),
  was as materialized (
    select sat_keys.id, valid_until from sat_keys
    where catalog = $1 and ${absent('(select dated from edition)')} for update of sat_keys),
  ended as (
    update sat_keys set valid_until = edition.dated - 1, version = version + 1, updated_at = now()
    from edition, was where sat_keys.id = was.id
    returning sat_keys.id, version, sat_keys.valid_until, was.valid_until as valid_before),
  recorded as (
    ${recordUpdates(`select id, version, jsonb_build_object('valid_until', valid_before) as before,
      jsonb_build_object('valid_until', valid_until) as after from ended`)})
  select id from ended`;

/** Ends the keys that the catalog's last edition lacks, on the day before it. */
export function endAbsent(catalog: CatalogName): Promise<void> {
  return SatKey.transaction(async (trx) => {
    const values = [catalog, actingUserId(), actingKeyId()];
    const ended = await runStatement<{ id: string }>(trx, { text: END, values });
    await noteChanged(
      trx,
      SatKey.tableName,
      ended.map(({ id }) => id),
    );
  });
}

const IN_THE_FUTURE = {
  es: 'Escriba la fecha en que el SAT publicó el archivo: hoy o antes',
  en: 'Enter the date on which SAT published the file: today or earlier',
};
