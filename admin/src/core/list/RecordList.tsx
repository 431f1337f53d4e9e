import type { ReactElement, ReactNode } from 'react';
import { List, type ListProps, SearchInput, useListContext, useTranslate } from 'react-admin';
import { FittedAddress } from './address/FittedAddress.tsx';
import { PAGE_SIZES } from './address/fitAddress.ts';
import { MissingPage } from './address/MissingPage.tsx';
import { useListError } from './address/useListError.ts';
import { EmptyList } from './EmptyList.tsx';
import { ListFailed } from './ListFailed.tsx';
import { ListPagination } from './ListPagination.tsx';
import { ListActions } from './ListActions.tsx';
import { useMenuName } from '../navigation/useListAbove.ts';
import { useIsNarrow } from '../theme/useIsNarrow.ts';

interface RecordListProps extends Pick<
  ListProps,
  | 'resource'
  | 'title'
  | 'perPage'
  | 'sort'
  | 'filter'
  | 'filterDefaultValues'
  | 'queryOptions'
  | 'empty'
  | 'actions'
  | 'component'
  | 'pagination'
> {
  /** The filters besides the text search. */
  filters?: ReactElement[];
  /** Whether the list can be searched by text. */
  search?: boolean;
  /** The rows: a ResponsiveList. */
  children: ReactNode;
}

/**
 * The list page of a module: text search, filters, sort and page size, which are kept in the address only; and the
 * pages for an empty list and for errors. While the user's rights are checked it shows rows to come as well: react-admin's
 * spinner (authLoading) stayed where the same check had been begun by a page that was never shown (useIsAuthPending).
 */
export function RecordList({ resource, ...rest }: RecordListProps) {
  return (
    <FittedAddress resource={resource}>
      <FittedList {...rest} />
    </FittedAddress>
  );
}

function FittedList({
  filters = [],
  search: hasSearch = true,
  queryOptions,
  children,
  ...rest
}: RecordListProps) {
  const onError = useListError();
  const translate = useTranslate();
  const name = useMenuName();
  const isNarrow = useIsNarrow();
  const label = translate('ra.action.search');
  const search = (
    <SearchInput key="q" source="q" alwaysOn slotProps={{ htmlInput: { 'aria-label': label } }} />
  );
  return (
    <List
      storeKey={false}
      authLoading={false}
      {...(name && { title: name })}
      filters={hasSearch ? [search, ...filters] : filters}
      queryOptions={{ onError, ...queryOptions }}
      actions={<ListActions />}
      empty={<EmptyList />}
      offline={<ListFailed />}
      pagination={<ListPagination rowsPerPageOptions={PAGE_SIZES} />}
      {...(isNarrow && { component: 'div' })}
      {...rest}
      sx={isNarrow ? PHONE : LIST}
    >
      <MissingPage />
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
/** The bar of the bulk actions covers a row of filters with its labels, or the `--bulk-bar` that a table sets. */
const LIST = {
  ...FILTERS,
  '& .RaList-main': { minWidth: 0 },
  '& .RaList-content': { overflow: 'visible' },
  '& .RaDataTable-tableWrapper': { overflowX: 'auto' },
  '& .RaList-actions': { mb: 1 },
  '& .RaList-actions form': { rowGap: 1, minHeight: 0 },
  '& .RaList-actions .MuiToolbar-root': { minHeight: 44 },
  '& .RaBulkActionsToolbar-collapsed': { visibility: 'hidden' },
  '& .RaBulkActionsToolbar-toolbar:not(.RaBulkActionsToolbar-collapsed)': {
    height: 'var(--bulk-bar, 68px)',
    transform: 'translateY(calc(-1 * var(--bulk-bar, 68px)))',
  },
  '& .RaDataTable-headerCell, & .RaDataTable-rowCell': { px: { xs: 1, xl: 1.25 } },
  '& .RaDataTable-headerCell': { whiteSpace: 'normal' },
  '& .RaDataTable-rowCell': { overflowWrap: 'break-word' },
  '& .RaDataTable-rowCell.column-number': { whiteSpace: 'nowrap' },
};

function UnlessFailed({ children }: { children: ReactNode }) {
  const { error, data } = useListContext();
  return error && !data ? <ListFailed /> : children;
}
