import { property } from '../../../core/contract/schema.ts';
import { type KeptState, useKeptState } from '../../../core/form/useKeptState.ts';
import type { Invitation, Quote } from '../quote.ts';
import type { Wave } from './WaveList.tsx';

/** The waves prepared for a quote, and the carriers and minutes chosen for the one after them. */
export interface Plan {
  chosen: string[];
  waves: Wave[];
  minutes: number;
  /** Whether the time to answer starts at once, outside working hours. */
  startsNow: boolean;
}

/**
 * The waves as they are being prepared, kept as a draft until they are sent; `chosen` are the carriers at first. A
 * carrier that was invited meanwhile is left out.
 */
export function usePlan(
  { id }: Quote,
  invitations: Invitation[],
  chosen: string[],
): KeptState<Plan> {
  const start = { chosen, waves: [], minutes: DEFAULT, startsNow: false };
  const { values, ...kept } = useKeptState<Plan>(`quotes/${id} invite`, start);
  const invited = invitations.filter(({ status }) => !isInvitable(status));
  const isFree = (carrierId: string) => invited.every((one) => one.carrierId !== carrierId);
  const waves = values.waves
    .map((wave) => ({ ...wave, carrierIds: wave.carrierIds.filter(isFree) }))
    .filter(({ carrierIds }) => carrierIds.length > 0);
  return { ...kept, values: { ...values, chosen: values.chosen.filter(isFree), waves } };
}

/** Whether a carrier can be invited: it has not been invited yet, or its invitation ended without a rate. */
export function isInvitable(status: Invitation['status'] | null | undefined): boolean {
  return !status || INVITABLE.includes(status);
}

const INVITABLE = ['pending', 'not_available', 'rejected_by_carrier', 'dismissed', 'answered'];
const DEFAULT = property('QuoteSend', 'minutes').schema.default as number;
