import { Refusal } from '../../errors/errors.ts';
import { type Locale, sameInAll } from '../../../shared/words.ts';
import { Export } from '../../export/Export.ts';
import type { Storage } from '../../files/storage.ts';
import { chunksOf } from '../file/chunksOf.ts';
import { ERRORS } from '../sheet/header.ts';
import { type Finding, Import } from '../file/Import.ts';
import type { Outcome } from '../passes/staging.ts';
import { findingsText, type Headings } from './findings.ts';

interface RowFindings {
  row: number;
  outcome: Outcome;
  errors: Finding[] | null;
  warnings: Finding[] | null;
}

interface ResultOptions {
  locale: Locale;
  headings: Headings;
  /** The rows that were not imported, or all. */
  rows: 'failed' | 'all';
}

/**
 * An uploaded file with an additional column for the errors and warnings of each row, in the format and with the
 * delimiter in which it came; during the import, of the rows read so far.
 */
export async function fileWithResults(
  file: Import,
  storage: Storage,
  options: ResultOptions,
): Promise<Export> {
  const headedColumns = file.header.flatMap((name, i) => (name ? [i] : []));
  const head = await first(file, storage);
  const columns = Object.fromEntries(
    headedColumns.map((i) => [`c${i}`, { heading: sameInAll(head[i]!.trim()) }]),
  );
  const total = options.rows === 'failed' ? file.rowsFailed : file.rowsTotal;
  const rows = read(file, storage, headedColumns, options);
  const all = { ...columns, errors: { heading: ERRORS } };
  return new Export({
    total,
    columns: all,
    chunks: rows,
    close: () => void rows.return(undefined),
    fileName: file.fileName,
    redColumn: 'errors',
    format: file.format.type,
    ...(file.format.type === 'csv' && { delimiter: file.format.delimiter }),
  });
}

const CHUNK = 500;

async function* read(file: Import, storage: Storage, numbers: number[], options: ResultOptions) {
  if (options.rows === 'failed' && hasNoneFailed(file)) return;
  for await (const some of chunksOf(file, storage, 1, CHUNK, 'downloads')) {
    const findings = await findingsOf(file, some[0]!.row, some.at(-1)!.row);
    const rows = some.map(({ row, cells }) => ({ cells, found: findings.get(row) }));
    const wantedRows = rows.filter(({ found }) => options.rows === 'all' || found?.errors);
    yield wantedRows.map(({ cells, found }) => ({
      ...Object.fromEntries(numbers.map((i) => [`c${i}`, cells[i] ?? ''])),
      errors: findingsText(found, options),
    }));
  }
}

/** Whether all rows are checked, or written, and none of them failed. */
function hasNoneFailed({ status, rowsFailed }: Import): boolean {
  return (status === 'ready' || status === 'done') && rowsFailed === 0;
}

async function findingsOf({ id, status }: Import, first: number, last: number) {
  const table = ['reading', 'ready'].includes(status) ? 'import_staging' : 'import_rows';
  const rows: RowFindings[] = await Import.knex()(table)
    .where({ importId: id })
    .whereBetween('row', [first, last])
    .whereRaw(`(outcome not in ('new', 'created') or warnings is not null)`)
    .select('row', 'outcome', 'errors', 'warnings');
  return new Map(rows.map((row) => [row.row, row]));
}

/** The file's header; 404 when the file was deleted meanwhile. */
async function first(file: Import, storage: Storage): Promise<string[]> {
  try {
    for await (const [header] of chunksOf(file, storage, 0, 1, 'downloads')) return header!.cells;
    return [];
  } catch (error) {
    if ((error as { code?: string }).code === 'ENOENT') throw new Refusal('NOT_FOUND');
    throw error;
  }
}
