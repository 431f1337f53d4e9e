import { Typography } from '@mui/material';
import { DataTable, useFieldValue } from 'react-admin';
import { MailField, PhoneField } from '../../core/fields/PhoneField.tsx';
import { RecordLink } from '../../core/fields/RecordLink.tsx';
import { ResponsiveList } from '../../core/list/ResponsiveList.tsx';
import { RecordList } from '../../core/list/RecordList.tsx';
import { ShortStatesField } from '../../freight/places/StatesField.tsx';
import { WordField } from '../../core/fields/WordField.tsx';
import { CONFIDENCE_TONES, STATUS_TONES } from './carrier.ts';
import { CarrierBulkActions } from './CarrierBulkActions.tsx';
import { CarrierCard } from './CarrierCard.tsx';
import { CompletionField } from './CompletionField.tsx';
import { carrierFilters } from './carrierFilters.tsx';

/** The list of carriers by name, with the fields that decide whether one fits a load. */
export function CarrierList() {
  return (
    <RecordList filters={carrierFilters} sort={{ field: 'carrierName', order: 'ASC' }}>
      <ResponsiveList
        card={<CarrierCard />}
        bulkActions={<CarrierBulkActions />}
        hiddenColumns={HIDDEN}
      >
        <DataTable.Col source="carrierName">
          <RecordLink />
          <TradeName />
        </DataTable.Col>
        <DataTable.Col source="rfc" disableSort />
        <DataTable.Col source="caat" disableSort />
        <DataTable.Col source="scacCode" disableSort />
        <DataTable.Col source="usdotNumber" disableSort />
        <DataTable.Col source="mcNumber" disableSort />
        <DataTable.Col source="contactPhone" disableSort field={PhoneField} />
        <DataTable.Col source="quotingEmail" disableSort field={MailField} />
        <DataTable.Col source="status">
          <WordField source="status" of="carriers.status" tones={STATUS_TONES} />
        </DataTable.Col>
        <DataTable.Col source="confidence">
          <WordField source="confidence" of="carriers.confidence" tones={CONFIDENCE_TONES} />
        </DataTable.Col>
        <DataTable.Col source="completion" label="carriers.complete" disableSort>
          <CompletionField />
        </DataTable.Col>
        <DataTable.Col source="originStates" label="carriers.picksUpIn" disableSort>
          <ShortStatesField source="originStates" />
        </DataTable.Col>
        <DataTable.Col source="deliveryStates" label="carriers.deliversIn" disableSort>
          <ShortStatesField source="deliveryStates" />
        </DataTable.Col>
        <DataTable.Col source="network">
          <WordField source="network" of="carriers.network" />
        </DataTable.Col>
      </ResponsiveList>
    </RecordList>
  );
}

/** Columns that users can add; the others fit 1280 px. */
const HIDDEN = ['caat', 'scacCode', 'usdotNumber', 'mcNumber', 'contactPhone', 'quotingEmail'];

/** The trade name, if it differs from the legal name. */
function TradeName() {
  const name = useFieldValue({ source: 'carrierName' }) as string;
  const tradeName = useFieldValue({ source: 'comercialName' }) as string | null;
  if (!tradeName || tradeName === name) return null;
  return (
    <Typography variant="caption" color="text.secondary" sx={{ display: 'block' }}>
      {tradeName}
    </Typography>
  );
}
