import CloudOffOutlined from '@mui/icons-material/CloudOffOutlined';
import { Button } from '@mui/material';
import type { ReactElement, ReactNode } from 'react';
import { List, type ListProps, SearchInput, useListContext, useTranslate } from 'react-admin';
import { EmptyList } from './EmptyList.tsx';
import { EmptyState } from '../pages/EmptyState.tsx';
import { ListPagination } from './ListPagination.tsx';
import { ListActions } from './ListActions.tsx';
import { useIsNarrow } from '../theme/useIsNarrow.ts';

interface RecordListProps extends Pick<
  ListProps,
  'sort' | 'filter' | 'filterDefaultValues' | 'queryOptions' | 'empty' | 'actions' | 'pagination'
> {
  /** The filters besides the text search, which is always there. */
  filters?: ReactElement[];
  /** Whether the list can be searched by text. */
  search?: boolean;
  /** The rows: a ResponsiveList. */
  children: ReactNode;
}

/**
 * A module's list: text search and filters (kept in the address alone, so that it can be shared and
 * nothing sticks), sort, page size; what to do when it is empty or could not be read.
 */
export function RecordList({
  filters = [],
  search: hasSearch = true,
  children,
  ...rest
}: RecordListProps) {
  const translate = useTranslate();
  const isNarrow = useIsNarrow();
  const label = translate('ra.action.search');
  const search = (
    <SearchInput key="q" source="q" alwaysOn slotProps={{ htmlInput: { 'aria-label': label } }} />
  );
  return (
    <List
      storeKey={false}
      filters={hasSearch ? [search, ...filters] : filters}
      actions={<ListActions />}
      empty={<EmptyList />}
      pagination={<ListPagination rowsPerPageOptions={[10, 25, 50, 100]} />}
      {...(isNarrow && { component: 'div' })}
      {...rest}
      sx={isNarrow ? PHONE : LIST}
    >
      <UnlessFailed>{children}</UnlessFailed>
    </List>
  );
}

const FILTERS = {
  '& .RaList-actions form': { rowGap: 1 },
  '& .RaList-actions .MuiAutocomplete-root': { minWidth: 220 },
};
const PHONE = {
  '& .RaList-main': { minWidth: 0 },
  ...FILTERS,
  '& .RaList-actions .MuiToolbar-root': { flex: '0 0 auto', pl: 0 },
  '& .RaList-actions': { flexDirection: 'row', alignItems: 'flex-start', bgcolor: 'transparent' },
  '& .RaFilterFormInput-spacer': { display: 'none' },
  '& .RaFilterForm-filterFormInput, & .RaFilterForm-filterFormInput .MuiFormControl-root': {
    width: '100%',
  },
};
const LIST = {
  ...FILTERS,
  '& .RaList-main': { minWidth: 0 },
  '& .RaList-content': { overflow: 'visible' },
  '& .RaDataTable-tableWrapper': { overflowX: 'auto' },
  '& .RaList-actions': { mb: 1 },
  '& .RaBulkActionsToolbar-collapsed': { visibility: 'hidden' },
  '& .RaBulkActionsToolbar-toolbar:not(.RaBulkActionsToolbar-collapsed)': {
    height: 56,
    transform: 'translateY(-56px)',
  },
  '& .RaDataTable-headerCell, & .RaDataTable-rowCell': { px: 1.25 },
  '& .RaDataTable-headerCell': { whiteSpace: 'normal' },
  '& .RaDataTable-rowCell': { overflowWrap: 'break-word' },
  '& .RaDataTable-rowCell.column-number': { whiteSpace: 'nowrap' },
};

function UnlessFailed({ children }: { children: ReactNode }) {
  const translate = useTranslate();
  const { error, refetch } = useListContext();
  if (!error) return children;
  return (
    <EmptyState
      icon={<CloudOffOutlined />}
      title="anden.list.failed"
      text={(error as Error).message || 'anden.error.server'}
    >
      <Button variant="contained" onClick={() => refetch()}>
        {translate('anden.list.retry')}
      </Button>
    </EmptyState>
  );
}
