import type { Quote } from '../quote.ts';

/** The next step of a quote: its key below `quotes.next`, a number for its text, and where to do it. */
export interface Step {
  name: string;
  count?: number;
  /** An element of the page, the edit form, or the shipment. */
  to?: '#carriers' | '#rates' | 'edit' | 'shipment';
}

/** The next step of a quote for this user, from its status and its `can`. */
export function nextStepOf({ status, can = [], ...quote }: Quote): Step {
  const { ratedCount = 0, invitedCount = 0, shipmentId, customerAnswer } = quote;
  const waiting = invitedCount - ratedCount;
  if (status === 'assigned') return { name: 'assigned', to: shipmentId ? 'shipment' : undefined };
  if (status === 'not_available' && can.includes('send')) return { name: 'anew', to: '#carriers' };
  if (status === 'rejected' && can.includes('share')) return { name: 'priceAnew' };
  if (ENDED.includes(status)) return { name: status };
  if (quote.invitedCount === undefined) {
    if (status === 'answered') return { name: customerAnswer ? 'thanked' : 'shared' };
    return { name: 'asked' };
  }
  if (status === 'answered' && !customerAnswer) return { name: 'priced', to: '#rates' };
  if (status === 'answered') return { name: 'accepted', to: '#rates' };
  if (ratedCount > 0) {
    return { name: can.includes('award') ? 'compare' : 'rated', count: ratedCount, to: '#rates' };
  }
  if (invitedCount > 0) return { name: 'waiting', count: waiting, to: '#carriers' };
  if (can.includes('send')) return { name: 'invite', to: '#carriers' };
  return { name: 'complete', to: can.includes('update') ? 'edit' : undefined };
}

const ENDED = ['dismissed', 'rejected', 'not_available'];
