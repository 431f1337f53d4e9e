import HistoryOutlined from '@mui/icons-material/HistoryOutlined';
import { Box, Card } from '@mui/material';
import { FilterButton, SelectArrayInput, Title, useListContext, useTranslate } from 'react-admin';
import { RecordList } from '../../core/list/RecordList.tsx';
import { RowsToCome } from '../../core/list/RowsToCome.tsx';
import { EmptyState } from '../../core/pages/EmptyState.tsx';
import { ExportButton } from '../../core/list/export/ExportButton.tsx';
import { NameSearchInput } from '../../core/inputs/NameSearchInput.tsx';
import { useSignedInUser } from '../../core/auth/useSignedInUser.ts';
import { DateInput } from '../../core/inputs/DateInput.tsx';
import type { HistoryEvent } from './event.ts';
import { HistoryRow } from './HistoryRow.tsx';

/** /admin/history and /admin/carrier/history: the events as sentences, the latest first. */
export function HistoryList() {
  const translate = useTranslate();
  const type = useSignedInUser()?.user_type.name;
  const filters = type === 'internal' || type === 'broker' ? [...COMMON, ...SIDES] : COMMON;
  return (
    <RecordList
      resource="history"
      search={false}
      sort={{ field: 'createdAt', order: 'DESC' }}
      filters={filters}
      empty={false}
      component="div"
      title={<Title title={translate('history.title')} />}
      actions={<HistoryActions />}
    >
      <Rows isCarrier={type === 'carrier'} />
    </RecordList>
  );
}

function HistoryActions() {
  return (
    <>
      <FilterButton />
      <ExportButton />
    </>
  );
}

function Rows({ isCarrier }: { isCarrier: boolean }) {
  const { data = [], isPending, perPage } = useListContext<HistoryEvent>();
  if (isPending)
    return (
      <Card>
        <RowsToCome name="history" count={perPage} hasHead={false} first={64} />
      </Card>
    );
  if (data.length === 0)
    return (
      <EmptyState icon={<HistoryOutlined />} title="history.none.title" text="history.none.text" />
    );
  return (
    <Card component="section">
      <Box component="ol" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {data.map((event) => (
          <HistoryRow key={event.id} event={event} to={pathOf(event, isCarrier)} />
        ))}
      </Box>
    </Card>
  );
}

/** The path of the quote's history; for a load without a quote that of the load. */
function pathOf({ quoteId, shipmentId }: HistoryEvent, isCarrier: boolean) {
  if (!quoteId) return shipmentId ? `/admin/shipments/${shipmentId}/view` : undefined;
  return isCarrier ? `/admin/carrier/history/view?id=${quoteId}` : `/admin/history/${quoteId}`;
}

const STATUSES = [
  ...['created', 'pending', 'sent', 'in_contact', 'available', 'rated', 'answered', 'assigned'],
  ...['rejected', 'rejected_by_carrier', 'dismissed', 'not_available', 'at_pickup', 'in_transit'],
  ...['at_border', 'at_delivery', 'delivered', 'closed', 'cancelled'],
].map((id) => ({ id, name: `history.status.${id}` }));

const COMMON = [
  <DateInput isPast key="from" source="from" label="history.from" alwaysOn />,
  <DateInput isPast key="until" source="until" label="history.until" alwaysOn />,
  <SelectArrayInput
    key="toStatus"
    source="toStatus"
    label="history.statusFilter"
    choices={STATUSES}
  />,
];
const SIDES = [
  <NameSearchInput key="customerId" source="customerId" reference="companies" sort="name" />,
  <NameSearchInput key="carrierId" source="carrierId" reference="carriers" sort="carrierName" />,
];
