import type { Knex } from 'knex';
import { rfcCheckDigit } from '../../../db/seeds/tools/rfc.ts';
import { carriers } from '../../network/carriers/index.ts';
import type { Actor } from '../../core/auth/actor.ts';
import type { LocalStorage } from '../../core/files/localStorage.ts';
import { MEXICO_CITY } from '../../core/i18n/days.ts';
import { csvStream } from '../../core/export/csv.ts';
import { fileWithResults } from '../../core/import/downloads/fileWithResults.ts';
import { headingsOf } from '../../core/import/downloads/findings.ts';
import { headingOf } from '../../core/import/sheet/header.ts';
import { Import } from '../../core/import/file/Import.ts';
import { inspect } from '../../core/import/file/inspect.ts';
import { LIMITS } from '../../core/import/reading/limits.ts';
import { runImport } from '../../core/import/run.ts';
import type { Column } from '../../core/import/sheet/sheet.ts';
import { registerSheets } from '../../core/import/sheet/sheets.ts';
import { add } from '../../core/records/writing/save.ts';
import { NAME_PREFIX } from '../benchmarks.ts';

/** The columns that the files fill. */
const FIELDS = ['carrierName', 'rfc', 'identifier', 'contactPhone', 'quotingEmail', 'originStates'];

/** The values of a carrier, which differ with the number and the two characters of its series. */
export function valuesOf(n: number, series: string): string[] {
  const letter = (place: number) => String.fromCharCode(65 + (Math.floor(n / 26 ** place) % 26));
  const year = Math.floor(n / 17_576) % 100;
  const stem = `${letter(2)}${letter(1)}${letter(0)}${`${year}`.padStart(2, '0')}0101${series}`;
  const rfc = stem + rfcCheckDigit(stem);
  const id = `B${series}-${n}`;
  const phone = `5281${`${n % 1e8}`.padStart(8, '0')}`;
  return [`${NAME_PREFIX} ${id}`, rfc, id, phone, `b${n}@prueba.test`, 'MX-NLE'];
}

/** The lines of a file of carriers in the columns of the template. */
export async function* fileOf(rows: number, valuesAt: (row: number) => string[]) {
  const columns = await carriers.sheet.columns({} as Actor);
  yield `${columns.map((column) => `"${headingOf(column, 'es')}"`).join(',')}\n`;
  for (let row = 0; row < rows; row += 1) {
    const values = valuesAt(row);
    yield `${columns.map(({ name }) => values[FIELDS.indexOf(name)] ?? '').join(',')}\n`;
  }
}

/**
 * Imports a stored file of so many carriers: from its inspection over the checks, their preview and the confirmation to
 * the last record and the file with results.
 */
export async function importFile(storage: LocalStorage, key: string, rows: number, actor: Actor) {
  registerSheets([carriers.sheet]);
  const columns = await carriers.sheet.columns(actor);
  const limits = { ...LIMITS, rows, records: rows + 1 };
  const inspection = await inspect(storage.pathOf(key), columns, { limits, locale: 'es' });
  const { userId, companyId } = actor;
  const owner = { userId: userId!, companyId, targetCompanyId: companyId, actor };
  const file = { resource: 'carriers', fileKey: key, fileName: 'bench.csv', isConfirmed: false };
  const id = await add(Import, { ...file, ...owner, ...inspection });
  await runImport(id, storage);
  await Import.query().patch({ status: 'running', isConfirmed: true }).findById(id);
  await runImport(id, storage);
  const finishedImport = (await Import.query().findById(id))!;
  await readResults(finishedImport, storage, columns);
  const { rowsCreated } = finishedImport;
  if (rowsCreated !== rows) throw new Error(`${rowsCreated} of ${rows} rows were created`);
}

async function readResults(file: Import, storage: LocalStorage, columns: Column[]) {
  const headings = headingsOf(columns);
  const back = await fileWithResults(file, storage, { locale: 'es', rows: 'failed', headings });
  for await (const _ of csvStream(back, { locale: 'es' }));
}

/** The broker into whose network the files are imported. */
export async function brokerOf(db: Knex): Promise<Actor> {
  const user = await db('users').where({ email: 'broker@puente.test' }).first();
  const { id: userId, companyId } = user;
  const employer = { companyId, employerId: companyId, carrierId: null, hiddenEmployers: [] };
  return {
    userId,
    ...employer,
    type: 'broker',
    role: 'admin',
    access: 'full',
    locale: 'es',
    timeZone: MEXICO_CITY,
  };
}
