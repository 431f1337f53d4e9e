import type { Body } from '../../forms/api.ts';

/** The moves of a load as the API shows them to its driver. */
export interface Shown extends Body {
  reference: string;
  status: string;
  next: string | null;
  stops: { kind: 'pickup' | 'delivery'; place: string; appointment: string }[];
  steps: { status: string; happenedAt: string | null }[];
}
