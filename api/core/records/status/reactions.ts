import type { Transaction } from 'objection';
import type { Entity } from '../../sql/Entity.ts';
import type { Cause, StatusRecord } from './statusRecord.ts';

/** An act of a module, in the same transaction, when a record of a module upstream reaches one of these statuses. */
export interface Reaction {
  model: typeof Entity;
  statuses: string[];
  run(trx: Transaction, record: StatusRecord<string>, cause: Cause): Promise<void>;
}

const registered: Reaction[] = [];

/** Registers the modules' reactions to the statuses of records. */
export function registerReactions(reactions: Reaction[]): void {
  registered.push(...reactions);
}

/** Runs the reactions to the status that a record has reached. */
export async function react(
  trx: Transaction,
  model: typeof Entity,
  record: StatusRecord<string>,
  cause: Cause,
): Promise<void> {
  for (const { model: of, statuses, run } of registered)
    if (of === model && statuses.includes(record.status)) await run(trx, record, cause);
}
