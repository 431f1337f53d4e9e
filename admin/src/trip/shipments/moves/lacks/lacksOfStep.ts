import type { Schemas } from '../../../../core/contract/types.ts';
import type { Shipment } from '../../shipment.ts';
import { confirmationNeed, isUnderWay, type LoadParts } from '../../show/needs/needsOf.ts';

/** Something without which a load is not moved unasked; its word stands below `shipments.lacks`. */
export type Lack = 'confirmation' | 'acceptance' | Extract<Schemas['LegGap'], Driven>;

type Driven = 'operator' | 'unit' | 'trailer';

/** Lists what an active load lacks before a step forward: an accepted confirmation, a driver and vehicles. */
export function lacksOfStep(
  { status }: Pick<Shipment, 'status'>,
  { confirmations, legs = [] }: Pick<LoadParts, 'confirmations' | 'legs'>,
): Lack[] {
  if (!isUnderWay(status)) return [];
  const paper = confirmationNeed(confirmations);
  const driven = DRIVEN.filter((gap) => legs.some(({ missing }) => missing.includes(gap)));
  return paper ? [paper, ...driven] : driven;
}

const DRIVEN: readonly Driven[] = ['operator', 'unit', 'trailer'];
