import PaymentsOutlined from '@mui/icons-material/PaymentsOutlined';
import { Link as MuiLink, Stack, Typography } from '@mui/material';
import { DataTable, Link, SelectArrayInput, TextField, useRecordContext } from 'react-admin';
import { useSignedInUser } from '../../core/auth/useSignedInUser.ts';
import { choices } from '../../core/contract/field.ts';
import type { Schemas } from '../../core/contract/types.ts';
import { DateField } from '../../core/fields/DateField.tsx';
import { MoneyField } from '../../core/fields/MoneyField.tsx';
import { WordField } from '../../core/fields/WordField.tsx';
import { NameSearchInput } from '../../core/inputs/NameSearchInput.tsx';
import { BulkExportButton } from '../../core/list/export/BulkExportButton.tsx';
import { RecordList } from '../../core/list/RecordList.tsx';
import { ResponsiveList } from '../../core/list/ResponsiveList.tsx';
import { EmptyState } from '../../core/pages/EmptyState.tsx';
import { BankFileButton } from './BankFileButton.tsx';
import { PayManyButton } from './PayManyButton.tsx';
import { SettlementTotals } from './SettlementTotals.tsx';

/** /admin/settlements: what the carriers of closed loads are owed, what is due first on top. */
export function SettlementList() {
  const isCarrier = useSignedInUser()?.user_type.name === 'carrier';
  return (
    <RecordList
      summary={<SettlementTotals />}
      filters={isCarrier ? FILTERS : [...FILTERS, CARRIER]}
      sort={{ field: 'dueDate', order: 'ASC' }}
      empty={
        <EmptyState
          icon={<PaymentsOutlined />}
          title="settlements.empty"
          text="settlements.emptyHelp"
        />
      }
    >
      <ResponsiveList
        card={<SettlementCard />}
        to={false}
        bulkActions={<PaidTogether />}
        selectFor="pay"
      >
        <DataTable.Col source="reference" field={LoadLink} />
        {!isCarrier && <DataTable.Col source="carrierName" disableSort />}
        <DataTable.Col source="status" disableSort field={Status} />
        <DataTable.Col source="total" sx={{ textAlign: 'right' }}>
          <MoneyField source="total" />
        </DataTable.Col>
        <DataTable.Col source="dueDate" field={DateField} />
        <DataTable.Col source="paidOn" field={DateField} />
        <DataTable.Col source="paymentReference" disableSort />
      </ResponsiveList>
    </RecordList>
  );
}

function PaidTogether() {
  return (
    <>
      <PayManyButton />
      <BankFileButton />
      <BulkExportButton />
    </>
  );
}

function SettlementCard() {
  return (
    <Stack spacing={0.5}>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center' }}>
        <LoadLink />
        <Status />
      </Stack>
      <TextField source="carrierName" color="text.secondary" />
      <Typography component="div">
        <MoneyField source="total" variant="h5" />
      </Typography>
      <DateField source="dueDate" />
    </Stack>
  );
}

/** The reference of the load, which leads to it; there the settlement is marked as paid. */
function LoadLink(_: { source?: string }) {
  const { id, reference } = useRecordContext<Schemas['Settlement']>() ?? {};
  return (
    <MuiLink component={Link} to={`/admin/shipments/${id}/view`} sx={{ fontWeight: 600 }}>
      {reference}
    </MuiLink>
  );
}

function Status(_: { source?: string }) {
  return <WordField source="status" of="settlements.status" tones={TONES} />;
}

const TONES = { due: 'info', overdue: 'bad', paid: 'good' } as const;
const FILTERS = [
  <SelectArrayInput
    key="status"
    source="status"
    choices={choices('Settlement', 'status', 'settlements.status')}
    alwaysOn
  />,
];
const CARRIER = (
  <NameSearchInput key="carrier" source="carrierId" reference="carriers" sort="carrierName" />
);
