import type { Schemas } from '../../core/contract/types.ts';
import type { Tone } from '../../core/theme/tokens.ts';

/** A broker or one of its customers. */
export type Company = Schemas['Company'];

/** The colour of each plan. */
export const PLAN_TONES: Record<string, Tone> = { free: 'neutral', premium: 'active' };

/** The weekdays of a company's calendar. */
export const WEEKDAYS = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;
