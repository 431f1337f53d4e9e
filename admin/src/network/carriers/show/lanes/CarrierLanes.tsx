import { Skeleton } from '@mui/material';
import { useCanAccess, useGetList, useRecordContext, useTranslate } from 'react-admin';
import { EmptyState } from '../../../../core/pages/EmptyState.tsx';
import { Fact, Facts } from '../../../../core/fields/Facts.tsx';
import type { Schemas } from '../../../../core/contract/types.ts';
import { Section } from '../../../../core/pages/Section.tsx';
import { StatesField } from '../../../../freight/places/StatesField.tsx';
import type { Carrier } from '../../carrier.ts';
import { LaneTable } from './LaneTable.tsx';
import { lanesOf } from './lanesOf.ts';

/** The carrier's declared states of service, and the lanes of its loads and rates. */
export function CarrierLanes() {
  return (
    <>
      <Section title="carriers.lanes.covered">
        <Facts>
          <Fact source="originStates" wide>
            <StatesField source="originStates" />
          </Fact>
          <Fact source="deliveryStates" wide>
            <StatesField source="deliveryStates" />
          </Fact>
        </Facts>
      </Section>
      <Section title="carriers.lanes.driven">
        <DrivenLanes />
      </Section>
    </>
  );
}

function DrivenLanes() {
  const translate = useTranslate();
  const loads = useRecent<Schemas['Shipment']>('shipments', 'createdAt');
  const offers = useRecent<Schemas['Invitation']>('invitations', 'sentAt');
  if (!loads || !offers) return <Skeleton variant="rounded" height={120} />;
  const lanes = lanesOf(loads, offers);
  if (lanes.length > 0) return <LaneTable lanes={lanes} />;
  return (
    <EmptyState
      title={translate('carriers.lanes.none')}
      text={translate('carriers.lanes.noneHelp')}
    />
  );
}

/** The carrier's latest records of a module; none for users who may not list them. */
function useRecent<T extends { id: string }>(resource: string, field: string) {
  const carrierId = useRecordContext<Carrier>()?.id;
  const { canAccess, isPending } = useCanAccess({ resource, action: 'list' });
  const { data } = useGetList<T>(
    resource,
    {
      pagination: { page: 1, perPage: RECENT },
      sort: { field, order: 'DESC' },
      filter: { carrierId },
    },
    { enabled: canAccess === true },
  );
  return isPending || canAccess ? data : [];
}

const RECENT = 500;
