import { isOpenLeg } from '../legs/legsOf.ts';
import type { Quote } from '../quote.ts';

/** The next step of a quote: its key below `quotes.next`, a number for its text, and where to do it. */
export interface Step {
  name: string;
  count?: number;
  /** An element of the page, the edit form, or the shipment. */
  to?: '#carriers' | '#rates' | '#legs' | 'edit' | 'shipment';
}

/** The next step of a quote for this user, from its status and its `can`. */
export function nextStepOf({ status, can = [], ...quote }: Quote): Step {
  const { ratedCount = 0, invitedCount = 0, shipmentId, customerAnswer } = quote;
  const waiting = invitedCount - ratedCount;
  if (status === 'assigned') return { name: 'assigned', to: shipmentId ? 'shipment' : undefined };
  if (status === 'not_available' && can.includes('send')) return { name: 'anew', to: '#carriers' };
  if (status === 'rejected' && can.includes('share')) return { name: 'priceAnew' };
  if (ENDED.includes(status)) return { name: status };
  if (quote.legs?.length) return legsStepOf({ status, can, ...quote });
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

/** The next step of a quote by legs: what is missing for all of them, else for as many as wait for it. */
function legsStepOf(quote: Quote): Step {
  const { status, can = [], legs = [], customerAnswer } = quote;
  const open = legs.filter(isOpenLeg);
  const uninvited = open.filter(({ invitedCount }) => invitedCount === 0).length;
  const silent = open.filter(({ ratedCount }) => ratedCount === 0).length;
  const to = '#legs';
  if (status === 'answered') return { name: customerAnswer ? 'accepted' : 'priced', to };
  if (legs.some((leg) => leg.status === 'created'))
    return {
      name: status === 'created' ? 'complete' : 'legsDays',
      to: can.includes('update') ? 'edit' : undefined,
    };
  if (uninvited > 0) return { name: 'legsInvite', count: uninvited, to };
  if (silent > 0) return { name: 'legsWaiting', count: silent, to };
  return { name: 'legsCompare', count: open.length, to };
}

const ENDED = ['dismissed', 'rejected', 'not_available'];
