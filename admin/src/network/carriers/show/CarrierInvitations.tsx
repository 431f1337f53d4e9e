import { Link } from '@mui/material';
import { Link as RouterLink, useRecordContext } from 'react-admin';
import { LaneField } from '../../../freight/places/LaneField.tsx';
import type { Schemas } from '../../../core/contract/types.ts';
import { MoneyField } from '../../../core/fields/MoneyField.tsx';
import { StatusField } from '../../../freight/status/StatusChip.tsx';
import { RelatedList } from '../../../core/tabs/RelatedList.tsx';
import { useSignedInUser } from '../../../core/auth/useSignedInUser.ts';
import type { Carrier } from '../carrier.ts';

/** The invitations of a carrier, each with its last rate and its status. */
export function CarrierInvitations() {
  const carrierId = useRecordContext<Carrier>()?.id;
  return (
    <RelatedList
      reference="invitations"
      filter={{ carrierId }}
      sort={{ field: 'sentAt', order: 'DESC' }}
      link={<QuoteLink />}
      hasList={false}
    >
      <LaneField origin="load.origin" destination="load.destination" />
      <MoneyField source="rate.total" currency="rate.currency" />
      <StatusField of="invitations" />
    </RelatedList>
  );
}

/** A link to the quote for brokers and staff, to the invitation for the carrier itself. */
function QuoteLink() {
  const invitation = useRecordContext<Schemas['Invitation']>();
  const isCarrier = useSignedInUser()?.user_type.name === 'carrier';
  if (!invitation) return null;
  const to = isCarrier
    ? `/admin/carrier/quotes/view?id=${invitation.id}`
    : `/admin/quotes/${invitation.quoteId}/view`;
  return (
    <Link component={RouterLink} to={to} sx={{ fontWeight: 600 }}>
      {invitation.quoteReference}
    </Link>
  );
}
