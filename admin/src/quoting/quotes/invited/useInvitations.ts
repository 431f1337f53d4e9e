import { useMemo } from 'react';
import { useGetList } from 'react-admin';
import { type Invitation, isOpen, POLL, type Quote, seesPurchase } from '../quote.ts';
import { unlessLive } from '../../../core/live/liveState.ts';

/**
 * The quote's invitations in the order in which they were sent, read again while it is open; none for users who do not see
 * the purchase side. Of more than two hundred, the ones with the lowest rates.
 */
export function useInvitations(quote: Quote) {
  const { data } = useGetList<Invitation>(
    'invitations',
    {
      filter: { quoteId: quote.id },
      pagination: { page: 1, perPage: 200 },
      sort: { field: 'amount', order: 'ASC' },
    },
    { enabled: seesPurchase(quote), refetchInterval: () => isOpen(quote) && unlessLive(POLL) },
  );
  return { data: useMemo(() => data?.toSorted(bySending), [data]) };
}

/** Those that were not sent come last, as in the API's lists. */
function bySending(a: Invitation, b: Invitation): number {
  return sendingOf(a).localeCompare(sendingOf(b));
}

function sendingOf({ sentAt, id }: Invitation): string {
  return `${sentAt ?? '~'} ${id}`;
}
