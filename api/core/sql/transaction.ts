import { AsyncLocalStorage } from 'node:async_hooks';
import type { Knex } from 'knex';
import { Model, type Transaction, type TransactionOrKnex } from 'objection';

interface Scope {
  trx: Transaction;
  afterCommit: (() => unknown)[];
}

const scopes = new AsyncLocalStorage<Scope | undefined>();

/**
 * Runs the work in a transaction that every query of a `Table` joins without receiving it as an argument, so that none
 * waits for a second connection. Inside another transaction it is a savepoint. An error rolls it back.
 */
export async function inTransaction<Result>(
  db: TransactionOrKnex,
  work: (trx: Transaction) => Promise<Result>,
): Promise<Result> {
  const afterCommit: Scope['afterCommit'] = [];
  const result = await db.transaction((trx) => scopes.run({ trx, afterCommit }, () => work(trx)));
  if (isInTransaction()) scopes.getStore()!.afterCommit.push(...afterCommit);
  else for (const each of afterCommit) await each();
  return result;
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
  static override knex(...bound: [Knex?]): Knex {
    return (bound.length === 0 && currentTransaction()) || super.knex(...bound);
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
