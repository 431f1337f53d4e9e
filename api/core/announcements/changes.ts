import type { Knex } from 'knex';
import { Model } from 'objection';
import { announceAll, onAnnounced } from './announce.ts';
import { recordChanges, type Recorded } from './recorder.ts';

/** The changed records of one table; without ids when any of them may have changed. */
export interface ChangedRecords {
  table: string;
  ids: readonly string[];
}

/**
 * Tells all processes soon after the commit of the transaction `db`, and never after its rollback, that records have
 * changed. The changes of many transactions are announced together, because each NOTIFY locks the commits of the whole
 * database. A process that is killed within that twentieth of a second announces nothing; what is recorded of the change
 * is part of its transaction.
 */
export async function noteChanged(
  db: Knex,
  table: string,
  ids: readonly string[],
  recorded: Recorded = {},
): Promise<void> {
  tellChanged(db, table, ids);
  await recordChanges(db, table, ids, recorded);
}

/** Like `noteChanged`, of a change that its own statement has recorded. */
export function tellChanged(db: Knex, table: string, ids: readonly string[]): void {
  const outermost = outermostOf(db);
  if (!outermost) collect(table, ids);
  else
    outermost.executionPromise.then(
      () => collect(table, ids),
      () => {},
    );
}

/** Calls `listener` with the changed records of all processes, and without any when announcements may have been missed. */
export function onChanged(listener: (changed?: ChangedRecords) => void): () => void {
  return onAnnounced(TOPIC, (text) => {
    const [table, ...ids] = text?.split(' ') ?? [];
    listener(table ? { table, ids } : undefined);
  });
}

/** Announces at once what was collected; resolves when it has been sent. */
export async function announceChanged(): Promise<void> {
  clearTimeout(timer);
  timer = undefined;
  const texts = [...changesByTable].flatMap(([table, ids]) => textsOf(table, [...ids]));
  changesByTable.clear();
  await announceAll(Model.knex(), TOPIC, texts);
}

const TOPIC = 'changes';
const DELAY_MS = 50;
const RETRY_MS = 1000;
/** The payload of a notification has at most 8000 bytes. */
const IDS = 150;

const changesByTable = new Map<string, Set<string>>();
let timer: NodeJS.Timeout | undefined;

function collect(table: string, ids: readonly string[]): void {
  keep(table, ids);
  timer ??= setTimeout(announceCollected, DELAY_MS);
}

function keep(table: string, ids: Iterable<string>): void {
  const tableIds = changesByTable.get(table) ?? new Set();
  for (const id of ids) tableIds.add(id);
  changesByTable.set(table, tableIds);
}

/** Tries again what fails; that alone does not keep a process alive whose database has gone. */
function announceCollected(): void {
  const failed = new Map(changesByTable);
  announceChanged().catch(() => {
    for (const [table, ids] of failed) keep(table, ids);
    timer ??= setTimeout(announceCollected, RETRY_MS).unref();
  });
}

function textsOf(table: string, ids: string[]): string[] {
  const parts = Array.from({ length: Math.ceil(ids.length / IDS) }, (_, at) =>
    ids.slice(at * IDS, (at + 1) * IDS),
  );
  return parts.map((part) => [table, ...part].join(' '));
}

function outermostOf(db: Knex): Knex.Transaction | undefined {
  if (!db.isTransaction) return undefined;
  const trx = db as Knex.Transaction;
  return trx.parentTransaction ? outermostOf(trx.parentTransaction) : trx;
}
