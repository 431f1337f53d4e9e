import { useGetList } from 'react-admin';
import { type Invitation, isOpen, POLL, type Quote, seesPurchase } from '../quote.ts';

/** The quote's invitations, asked again while it is open. None for whom the API hides the purchase side. */
export function useInvitations(quote: Quote) {
  return useGetList<Invitation>(
    'invitations',
    {
      filter: { quoteId: quote.id },
      pagination: { page: 1, perPage: 200 },
      sort: { field: 'sentAt', order: 'ASC' },
    },
    { enabled: seesPurchase(quote), refetchInterval: isOpen(quote) && POLL },
  );
}
