import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Knex } from 'knex';
import { v7 as uuid } from 'uuid';
import { carriers } from '../carriers/index.ts';
import type { Actor } from '../core/auth/actor.ts';
import { MEXICO_CITY } from '../core/i18n/days.ts';
import { LocalStorage } from '../core/files/localStorage.ts';
import { add } from '../core/records/save.ts';
import { headingOf } from '../core/import/header.ts';
import { Import } from '../core/import/Import.ts';
import { inspect } from '../core/import/inspect.ts';
import { LIMITS } from '../core/import/reading/limits.ts';
import { runImport } from '../core/import/run.ts';
import { registerSheets } from '../core/import/sheets.ts';
import type { Round } from './measure.ts';
import { deleteCreated, NAME_PREFIX } from './benchmarks.ts';

/** The benchmark of imports, in rows per second, compared with Postgres's `copy`. */
export const IMPORT = {
  name: 'import of a file, rows per second, and copy',
  goal: 0.5,
  isSameWork: true,
};

const ROWS = Number(process.env.BENCH_IMPORT_ROWS ?? 20_000);
const ROUNDS = 3;
const FIELDS = ['carrierName', 'rfc', 'identifier', 'contactPhone', 'quotingEmail', 'originStates'];

/**
 * Rows per second of a whole import, from the inspection of the file to the last record, with checks, error report and
 * recorded changes; and of Postgres's `copy` of the same rows from a file into the same indexed table. The first round is
 * not counted.
 */
export async function measureImport(db: Knex): Promise<Round[]> {
  const dir = await mkdtemp(join(tmpdir(), 'anden-bench-'));
  await chmod(dir, 0o755);
  const storage = new LocalStorage(dir);
  registerSheets([carriers.sheet]);
  const rounds: Round[] = [];
  try {
    for (let round = 0; round <= ROUNDS; round += 1) {
      const other = await rowsPerSecond(await copying(db, dir, round));
      const product = await rowsPerSecond(await importing(db, storage, round));
      if (round > 0) rounds.push({ product, other });
    }
  } finally {
    await rm(dir, { recursive: true });
    await deleteCreated(db);
  }
  return rounds;
}

async function rowsPerSecond(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return (ROWS * 1000) / (performance.now() - started);
}

/** The values of a row, with identifiers that are unique over all rows and rounds. */
function values(kind: number, round: number, row: number): string[] {
  const n = (kind * 10 + round) * ROWS + row;
  const letter = (place: number) => String.fromCharCode(65 + (Math.floor(n / 26 ** place) % 26));
  const rfc = `${letter(2)}${letter(1)}${letter(0)}9${Math.floor(n / 17_576) % 10}0101B${kind}${round}`;
  const id = `B${kind}${round}-${row}`;
  return [
    `${NAME_PREFIX} ${id}`,
    rfc,
    id,
    `5281${`${n}`.padStart(8, '0')}`,
    `b${n}@prueba.test`,
    'MX-NLE',
  ];
}

async function copying(db: Knex, dir: string, round: number) {
  const { companyId } = await brokerOf(db);
  const file = join(dir, `copy-${round}.csv`);
  const lines = Array.from({ length: ROWS }, (_, row) => {
    const cells = values(1, round, row);
    return [...cells.slice(0, -1), `"{${cells.at(-1)}}"`, companyId].join(',');
  });
  await writeFile(file, lines.join('\n'), { mode: 0o644 });
  return () =>
    db.raw(
      `copy carriers (carrier_name, rfc, identifier, contact_phone, quoting_email, origin_states, company_id)
       from '${file}' with (format csv)`,
    );
}

async function importing(db: Knex, storage: LocalStorage, round: number) {
  const actor = await brokerOf(db);
  const columns = await carriers.sheet.columns(actor);
  const cellsOf = (row: number) => {
    const given = values(2, round, row);
    return columns.map(({ name }) => given[FIELDS.indexOf(name)] ?? '').join(',');
  };
  const head = columns.map((column) => `"${headingOf(column, 'es')}"`).join(',');
  const lines = Array.from({ length: ROWS }, (_, row) => cellsOf(row));
  const key = uuid();
  await storage.write(key, Buffer.from([head, ...lines].join('\n')));
  const { userId, companyId } = actor;
  const owner = { userId, companyId, targetCompanyId: companyId, actor };
  return async () => {
    const found = await inspect(storage.pathOf(key), columns, {
      ...LIMITS,
      rows: ROWS,
      records: ROWS + 1,
    });
    const upload = { fileKey: key, fileName: 'bench.csv', isConfirmed: true };
    const file = { resource: 'carriers', ...upload };
    await runImport(await add(Import, { ...file, ...owner, ...found }), storage);
  };
}

async function brokerOf(db: Knex): Promise<Actor> {
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
