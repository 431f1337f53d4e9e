import type { Schemas } from '../../../core/contract/types.ts';
import type { Quote } from '../quote.ts';

export type QuoteLeg = Schemas['QuoteLeg'];

/** The legs of a quote, which only the broker and staff see; none where it is asked for as a whole. */
export function legsOf({ legs }: Quote): QuoteLeg[] {
  return legs ?? [];
}

/** Whether a leg waits for a carrier. */
export function isOpenLeg({ status }: QuoteLeg): boolean {
  return status !== 'assigned';
}
