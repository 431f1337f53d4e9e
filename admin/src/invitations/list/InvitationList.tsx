import { ListBase, Title, useTranslate } from 'react-admin';
import { InvitationCards } from './InvitationCards.tsx';
import { LoadsUnderWay } from '../../shipments/index.ts';
import { InvitationTabs } from './InvitationTabs.tsx';
import { PILES, POLL } from '../invitation.ts';

/** /admin/carrier/quotes: the requests that reached this carrier, those that wait for it first. */
export function InvitationList() {
  const translate = useTranslate();
  return (
    <ListBase
      resource="invitations"
      storeKey={false}
      perPage={25}
      filterDefaultValues={{ status: PILES.waiting }}
      sort={{ field: 'sentAt', order: 'DESC' }}
      queryOptions={{ refetchInterval: POLL }}
    >
      <Title title={translate('invitations.title')} />
      <LoadsUnderWay />
      <InvitationTabs />
      <InvitationCards />
    </ListBase>
  );
}
