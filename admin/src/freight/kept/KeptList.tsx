import { Stack, Typography } from '@mui/material';
import type { ReactElement, ReactNode } from 'react';
import { DataTable, RecordRepresentation, TextField } from 'react-admin';
import { useSignedInUser } from '../../core/auth/useSignedInUser.ts';
import { RecordLink } from '../../core/fields/RecordLink.tsx';
import { NameSearchInput } from '../../core/inputs/NameSearchInput.tsx';
import { RecordList } from '../../core/list/RecordList.tsx';
import { ResponsiveList } from '../../core/list/ResponsiveList.tsx';

export interface KeptListProps {
  filters: ReactElement[];
  /** The columns beside the name and the carrier, and those of them that are hidden by default. */
  columns: ReactElement[];
  hiddenColumns: string[];
  /** The content of a card below the name. */
  detail: ReactNode;
}

/** The list of records that carriers keep, by name; who keeps those of several carriers also sees and filters the carrier. */
export function KeptList({ filters, columns, hiddenColumns, detail }: KeptListProps) {
  const isCarrier = useIsCarrier();
  return (
    <RecordList
      filters={isCarrier ? filters : [...CARRIER_FILTERS, ...filters]}
      sort={{ field: 'name', order: 'ASC' }}
    >
      <ResponsiveList card={<KeptCard>{detail}</KeptCard>} hiddenColumns={hiddenColumns}>
        <DataTable.Col source="name" field={RecordLink} />
        {!isCarrier && <DataTable.Col source="carrierName" disableSort />}
        {columns}
      </ResponsiveList>
    </RecordList>
  );
}

function KeptCard({ children }: { children: ReactNode }) {
  const isCarrier = useIsCarrier();
  return (
    <Stack spacing={0.5}>
      <Typography sx={{ fontWeight: 600 }}>
        <RecordRepresentation />
      </Typography>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        {children}
      </Stack>
      {!isCarrier && <TextField source="carrierName" color="text.secondary" />}
    </Stack>
  );
}

function useIsCarrier(): boolean {
  return useSignedInUser()?.user_type.name === 'carrier';
}

const CARRIER_FILTERS = [
  <NameSearchInput key="carrier" source="carrierId" reference="carriers" sort="carrierName" />,
];
