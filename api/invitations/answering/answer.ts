import type { Actor } from '../../core/auth/actor.ts';
import { Refusal } from '../../core/http/errors.ts';
import { transition } from '../../core/records/events.ts';
import { isOpen } from '../../quotes/index.ts';
import { ofInvitations } from '../flows.ts';
import { locked, type Locked } from '../service.ts';

/** The carrier's answer to an invitation of a quote that still takes it, when open; afterwards 409, with thanks. */
export function answer<Result>(
  actor: Actor,
  id: string,
  work: (locked: Locked) => Promise<Result>,
  takesIt = isOpen,
): Promise<Result> {
  return locked(actor, id, async (each) => {
    if (!takesIt(each.quote.status)) throw new Refusal('DEADLINE_PASSED');
    return work(each);
  });
}

/** The carrier can cover the load and its price follows; saying so twice changes nothing. */
export function confirmAvailability(actor: Actor, id: string, now: Date): Promise<void> {
  return answer(actor, id, (each) => confirmTo(each, actor, now));
}

/** The same of an invitation that is locked already. */
export async function confirmTo({ trx, invitation }: Locked, actor: Actor, now: Date) {
  if (invitation.status === 'available') return;
  const opened = { openedAt: invitation.openedAt ?? now };
  await transition(trx, ofInvitations, invitation, 'available', actor, opened);
}
