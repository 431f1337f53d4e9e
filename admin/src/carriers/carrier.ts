import type { components } from '#contract';
import type { Tone } from '../core/tokens.ts';

/** A trucking company of a network. */
export type Carrier = components['schemas']['Carrier'];

/** The colour of each status. */
export const STATUS_TONES: Record<string, Tone> = {
  prospect: 'info',
  active: 'good',
  suspended: 'bad',
  archived: 'neutral',
};

/** The colour of each confidence level. */
export const CONFIDENCE_TONES: Record<string, Tone> = {
  very_high: 'good',
  high: 'good',
  medium: 'neutral',
  low: 'warning',
  very_low: 'bad',
};
