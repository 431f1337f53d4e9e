import { AsyncLocalStorage } from 'node:async_hooks';
import type { Knex } from 'knex';
import { Model, type Transaction, type TransactionOrKnex } from 'objection';

interface Scope {
  trx: Transaction;
  afterCommit: (() => unknown)[];
  /** The work that runs before the commit, with the notes that it gets. */
  beforeCommit: Map<BeforeCommit<never>, unknown[]>;
}

type BeforeCommit<Note> = (trx: Transaction, notes: Note[]) => Promise<void>;

const scopes = new AsyncLocalStorage<Scope | undefined>();

/**
 * Runs the work in a transaction that every query of a `Table` joins without receiving it as an argument, so that none
 * waits for a second connection. Inside another transaction it is a savepoint. An error rolls it back.
 */
export async function inTransaction<Result>(
  db: TransactionOrKnex,
  work: (trx: Transaction) => Promise<Result>,
): Promise<Result> {
  const outer = isInTransaction() ? scopes.getStore() : undefined;
  const afterCommit: Scope['afterCommit'] = [];
  const beforeCommit: Scope['beforeCommit'] = new Map();
  const result = await db.transaction((trx) =>
    scopes.run({ trx, afterCommit, beforeCommit }, async () => {
      const outcome = await work(trx);
      if (!outer) await runEach(trx, beforeCommit);
      return outcome;
    }),
  );
  if (outer) {
    outer.afterCommit.push(...afterCommit);
    for (const [each, notes] of beforeCommit) keepNotes(outer, each, notes);
  } else for (const each of afterCommit) await each();
  return result;
}

/** Runs the work once before the outermost transaction commits, with the notes of all calls that were not rolled back. */
export function beforeCommit<Note>(work: BeforeCommit<Note>, notes: readonly Note[]): void {
  keepNotes(scopes.getStore()!, work as BeforeCommit<never>, notes);
}

function keepNotes({ beforeCommit }: Scope, work: BeforeCommit<never>, notes: readonly unknown[]) {
  const allNotes = beforeCommit.get(work) ?? [];
  beforeCommit.set(work, allNotes);
  for (const note of notes) allNotes.push(note);
}

async function runEach(trx: Transaction, all: Scope['beforeCommit']): Promise<void> {
  for (const [each, notes] of all) await each(trx, notes as never[]);
}

/** Inside a transaction, runs the work in a savepoint, so that its failure rolls back nothing else; otherwise runs it directly. */
export function inSavepoint<Result>(work: () => Promise<Result>): Promise<Result> {
  const outer = currentTransaction();
  return outer ? inTransaction(outer, work) : work();
}

/** Runs the work after the outermost transaction commits, at once outside a transaction, and never after a rollback. */
export async function afterCommit(work: () => unknown): Promise<void> {
  if (isInTransaction()) scopes.getStore()!.afterCommit.push(work);
  else await work();
}

/** Whether `inTransaction` runs, so that `afterCommit` waits for its end. */
export function isInTransaction(): boolean {
  return currentTransaction() !== undefined;
}

/** A model whose queries join the current transaction. */
export class Table extends Model {
  static override knex(...connection: [Knex?]): Knex {
    return (connection.length === 0 && currentTransaction()) || super.knex(...connection);
  }

  static override transaction<Result>(
    ...args: [Work<Result>] | [TransactionOrKnex | undefined, Work<Result>]
  ): Promise<Result> {
    const [db, work] = args.length === 1 ? [undefined, args[0]] : args;
    return inTransaction(db ?? this.knex(), work);
  }
}

type Work<Result> = (trx: Transaction) => Promise<Result>;

/** The current transaction, unless it has ended; later queries then use the pool. */
function currentTransaction(): Transaction | undefined {
  const trx = scopes.getStore()?.trx;
  return trx?.isCompleted() ? undefined : trx;
}
