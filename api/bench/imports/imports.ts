import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Knex } from 'knex';
import { LocalStorage } from '../../core/files/localStorage.ts';
import type { Round } from '../measure.ts';
import { deleteCreated } from '../benchmarks.ts';
import { type Cpu, cpuOf } from '../cpu.ts';
import { brokerOf, fileOf, importFile, valuesOf } from './importFile.ts';
import { startReceiver } from '../receiver.ts';

/** The benchmark of imports, in rows per second, compared with Postgres's `copy`. */
export const IMPORT = {
  name: 'import of a file, rows per second, and copy',
  goal: 0.5,
  isSameWork: true,
};

const ROWS = Number(process.env.BENCH_IMPORT_ROWS ?? 20_000);
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);

/**
 * Rows per second of a whole import, from the upload of the file over HTTP to the last record, with checks, preview,
 * confirmation, recorded changes and the file with results; and of Postgres's `copy` of the same rows from a file into the
 * same indexed table. Both fire the same triggers and check the same constraints, and each goes first in every second
 * round. The first round is not counted.
 */
export async function measureImport(db: Knex): Promise<Round[]> {
  const dir = await mkdtemp(join(tmpdir(), 'anden-bench-'));
  await chmod(dir, 0o755);
  const receiver = await startReceiver(new LocalStorage(dir), dir);
  const works = {
    copy: (round: number) => copying(db, dir, round),
    product: (round: number) => importing(db, dir, round, receiver.send),
  };
  const rounds: Round[] = [];
  try {
    for (let round = 0; round <= ROUNDS; round += 1) {
      const order = round % 2 === 0 ? BOTH : BOTH.toReversed();
      const measurements = {} as Record<keyof typeof works, Measurement>;
      for (const name of order) measurements[name] = await measured(db, await works[name](round));
      const { copy, product } = measurements;
      if (round > 0) rounds.push({ product: product.rate, other: copy.rate });
      if (round > 0) console.log(`CPU, ms: import ${cpuText(product)}; copy ${cpuText(copy)}`);
    }
  } finally {
    await receiver.stop();
    await rm(dir, { recursive: true });
    await deleteCreated(db);
  }
  return rounds;
}

const BOTH = ['copy', 'product'] as const;

interface Measurement extends Cpu {
  /** Rows per second. */
  rate: number;
}

async function measured(db: Knex, work: () => Promise<unknown>): Promise<Measurement> {
  await db.raw(EMPTY_PENDING_LISTS);
  let rate = 0;
  const cpu = await cpuOf(db, async () => {
    const started = performance.now();
    await work();
    rate = (ROWS * 1000) / (performance.now() - started);
  });
  return { ...cpu, rate };
}

/** Does the work that an earlier insert left in the GIN indexes, so that the next one does not do it. */
const EMPTY_PENDING_LISTS = `
  select gin_clean_pending_list(indexrelid) from pg_index
    join pg_class on pg_class.oid = indexrelid join pg_am on pg_am.oid = relam
  where indrelid = 'carriers'::regclass and amname = 'gin'`;

function cpuText({ node, postgres }: Cpu): string {
  return `${node.toFixed(0)} in Node, ${postgres} in Postgres`;
}

function values(kind: number, round: number, row: number): string[] {
  return valuesOf((kind * 10 + round) * ROWS + row, `${kind}${round}`);
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

async function importing(
  db: Knex,
  dir: string,
  round: number,
  send: (path: string) => Promise<string>,
) {
  const storage = new LocalStorage(dir);
  const file = join(dir, `import-${round}.csv`);
  await writeFile(
    file,
    fileOf(ROWS, (row) => values(2, round, row)),
  );
  const actor = await brokerOf(db);
  return async () => importFile(storage, await send(file), ROWS, actor);
}
