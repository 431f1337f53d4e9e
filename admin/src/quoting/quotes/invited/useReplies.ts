import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { Schemas } from '../../../core/contract/types.ts';
import type { AndenDataProvider } from '../../../core/data/dataProvider.ts';
import type { Invitation } from '../quote.ts';

export type Reply = Schemas['InvitationReply'];

/** The mails with which the carrier replied, the newest first, without those that a program wrote. */
export function useReplies({ id, replyCount }: Invitation) {
  const { read } = useDataProvider<AndenDataProvider>();
  return useQuery({
    queryKey: ['invitations', id, 'replies', replyCount],
    queryFn: async ({ signal }) => {
      const path = `invitations/${id}/replies`;
      const { data } = await read<Reply[]>(path, undefined, signal);
      return data.filter(({ isAutomatic }) => !isAutomatic);
    },
  });
}
