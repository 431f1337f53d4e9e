import type { Schemas } from '../../../core/contract/types.ts';

export type LegKind = Schemas['BoughtLeg'];

/** The legs in driving order, by the country in which the load starts. */
export function drivingOrder(from: string | null | undefined): LegKind[] {
  return from === 'MX' || !from ? NORTHBOUND : NORTHBOUND.toReversed();
}

const NORTHBOUND: LegKind[] = ['mexican', 'transfer', 'us'];
