import { Button } from '@mui/material';
import type { ReactNode } from 'react';
import { CreateButton, useListContext, useTranslate } from 'react-admin';
import { EmptyState } from '../../../core/pages/EmptyState.tsx';

/** Shown when no quote matches: buttons to show all, or to create the first quote. */
export function NoQuotes({ icon }: { icon: ReactNode }) {
  const translate = useTranslate();
  const { filterValues, setFilters } = useListContext();
  const isFiltered = Object.keys(filterValues).length > 0;
  const name = isFiltered ? 'noneMatch' : 'none';
  return (
    <EmptyState icon={icon} title={`quotes.${name}.title`} text={`quotes.${name}.text`}>
      {isFiltered && (
        <Button onClick={() => setFilters({}, {})} sx={{ mr: 1 }}>
          {translate('quotes.noneMatch.all')}
        </Button>
      )}
      <CreateButton variant="contained" label="resources.quotes.page.create" />
    </EmptyState>
  );
}
