import type { Schemas } from '../../core/contract/types.ts';
import type { Tone } from '../../core/theme/tokens.ts';

/** A site request. */
export type Inquiry = Schemas['Inquiry'];

/** The colour of each status. */
export const TONES: Record<string, Tone> = { new: 'active', assigned: 'info', done: 'neutral' };
