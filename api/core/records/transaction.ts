import { AsyncLocalStorage } from 'node:async_hooks';
import type { Knex } from 'knex';
import { Model, type Transaction, type TransactionOrKnex } from 'objection';

interface Scope {
  trx: Transaction;
  afterCommit: (() => unknown)[];
}

const scopes = new AsyncLocalStorage<Scope | undefined>();

/**
 * Runs the work in a transaction that every query of a `Table` joins, without being handed it: none waits for a second
 * connection. Within such a transaction it is a savepoint. What throws is undone.
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

/** Within a transaction, runs the work in a savepoint, so that its failure undoes nothing else; otherwise just runs it. */
export function undoneAlone<Result>(work: () => Promise<Result>): Promise<Result> {
  const outer = currentTransaction();
  return outer ? inTransaction(outer, work) : work();
}

/** Runs the work once the outermost transaction is committed, at once where there is none, and never if it is undone. */
export async function afterCommit(work: () => unknown): Promise<void> {
  if (isInTransaction()) scopes.getStore()!.afterCommit.push(work);
  else await work();
}

/** A table whose queries join the transaction in which they are made. */
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

/** What outlives its transaction works on the pool again. */
function currentTransaction(): Transaction | undefined {
  const trx = scopes.getStore()?.trx;
  return trx?.isCompleted() ? undefined : trx;
}

function isInTransaction(): boolean {
  return currentTransaction() !== undefined;
}
