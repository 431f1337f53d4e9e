import { Title, useTranslate } from 'react-admin';
import { RecordListBase } from '../../../core/list/RecordListBase.tsx';
import { Home } from '../../../insight/home/index.ts';
import { InvitationCards } from './InvitationCards.tsx';
import { LoadsUnderWay } from '../../../trip/shipments/index.ts';
import { FilterNote } from './FilterNote.tsx';
import { InvitationTabs } from './InvitationTabs.tsx';
import { PILES, POLL } from '../invitation.ts';
import { unlessLive } from '../../../core/live/liveState.ts';

/** /admin/carrier/quotes: the invitations of this carrier, by default those that wait for an answer. */
export function InvitationList() {
  const translate = useTranslate();
  return (
    <RecordListBase
      resource="invitations"
      perPage={25}
      filterDefaultValues={{ status: PILES.waiting }}
      sort={{ field: 'sentAt', order: 'DESC' }}
      queryOptions={{ refetchInterval: () => unlessLive(POLL) }}
    >
      <Title title={translate('resources.quotes.name', 2)} />
      <Home resource="invitations" />
      <LoadsUnderWay />
      <InvitationTabs />
      <FilterNote />
      <InvitationCards />
    </RecordListBase>
  );
}
