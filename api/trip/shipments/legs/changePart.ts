import type { Actor } from '../../../core/auth/actor.ts';
import { labelsOf } from '../../../core/contract/labels.ts';
import { invalid, Refusal } from '../../../core/errors/errors.ts';
import { changeUnsentLeg } from '../../../quoting/quotes/index.ts';
import { inAll, type Words } from '../../../shared/words.ts';
import { change, type Change } from '../changes/change.ts';
import type { LockedShipment } from '../service.ts';
import { Shipment } from '../Shipment.ts';
import { isOver } from '../transitions.ts';
import { sideOfField } from './ends.ts';
import type { Part } from './parts.ts';

/** In whose transaction and name a leg is changed. */
export interface Changing extends Pick<LockedShipment, 'trx'> {
  actor: Actor;
  now: Date;
}

/**
 * Changes a leg by the rules of every load, because its whole or its neighbour has changed. A refusal names the leg, and its field
 * as the body has it. A closed leg keeps its goods; 422 where its places, days or hours would be others.
 */
export async function changePart(
  { trx, actor, now }: Changing,
  { record, stops }: Part,
  input: Change,
  fieldOf: (field: string) => string,
): Promise<void> {
  if (Object.keys(input).length === 0) return;
  await refusedOf(record.leg!, fieldOf, async () => {
    if (!(record instanceof Shipment))
      return changeUnsentLeg({ trx, actor, before: record }, input, now);
    if (!isOver(record.status)) {
      const shipment = Object.assign(record, { stops });
      return change({ trx, shipment }, actor, input, { now, ifMatch: undefined });
    }
    const end = Object.keys(input).find(
      (field) => field === 'stops' || sideOfField(field) !== undefined,
    );
    if (end) throw invalid(end, CLOSED);
  });
}

const CLOSED: Words = {
  es: 'el tramo ya se cerró. Para cambiarlo, ábralo antes de nuevo',
  en: 'the leg is closed. To change it, reopen it first',
};

async function refusedOf(
  leg: NonNullable<Part['record']['leg']>,
  fieldOf: (field: string) => string,
  work: () => Promise<void>,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof Refusal) || !error.options.errors) throw error;
    const name = labelsOf('BoughtLeg')[leg]!;
    const entries = Object.entries(error.options.errors).map(([field, words]) => [
      fieldOf(field),
      inAll((locale) => `${name[locale]}: ${words[locale]}`),
    ]);
    const errors = Object.fromEntries(entries) as Record<string, Words>;
    throw new Refusal(error.code, { ...error.options, errors, cause: error });
  }
}
