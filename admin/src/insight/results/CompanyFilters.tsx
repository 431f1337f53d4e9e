import { Stack } from '@mui/material';
import { Form } from 'react-admin';
import { NameSearchInput } from '../../core/inputs/NameSearchInput.tsx';
import type { ResultsView } from './useResultsView.ts';

interface CompanyFiltersProps {
  view: ResultsView;
  choices: { customers: boolean; brokers: boolean };
  onChange: (change: Partial<ResultsView>) => void;
}

/** The customer, and for internal staff the broker, whose quotes are counted. */
export function CompanyFilters({ view, choices, onChange }: CompanyFiltersProps) {
  const { companyId, customerId } = view;
  if (!choices.customers) return null;
  return (
    <Form record={{ companyId, customerId }}>
      <Stack direction={{ xs: 'column', md: 'row' }} sx={FIELDS}>
        {choices.brokers && (
          <NameSearchInput
            source="companyId"
            reference="companies"
            sort="name"
            label="results.company"
            filter={BROKERS}
            helperText={false}
            onChange={(id: string) => onChange({ companyId: id, customerId: undefined })}
          />
        )}
        <NameSearchInput
          source="customerId"
          reference="companies"
          sort="name"
          label="results.column.customer"
          filter={companyId ? { ...CUSTOMERS, ownerCompanyId: companyId } : CUSTOMERS}
          helperText={false}
          onChange={(id: string) => onChange({ customerId: id })}
        />
      </Stack>
    </Form>
  );
}

const BROKERS = { type: ['broker', 'internal'] };
const CUSTOMERS = { type: ['shipper'] };
const FIELDS = {
  gap: 1.5,
  '& .MuiAutocomplete-root': { minWidth: 220 },
  '& .MuiFormControl-root': { m: 0 },
};
