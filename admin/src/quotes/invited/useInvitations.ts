import { useGetList } from 'react-admin';
import { type Invitation, isOpen, POLL, type Quote, seesPurchase } from '../quote.ts';
import { unlessLive } from '../../core/live/liveState.ts';

/** The quote's invitations, read again while it is open; none for users who do not see the purchase side. */
export function useInvitations(quote: Quote) {
  return useGetList<Invitation>(
    'invitations',
    {
      filter: { quoteId: quote.id },
      pagination: { page: 1, perPage: 200 },
      sort: { field: 'sentAt', order: 'ASC' },
    },
    { enabled: seesPurchase(quote), refetchInterval: () => isOpen(quote) && unlessLive(POLL) },
  );
}
