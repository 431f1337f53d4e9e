import type { ReactElement, ReactNode } from 'react';
import { List, type ListProps, SearchInput, useListContext, useTranslate } from 'react-admin';
import { FittedAddress } from './address/FittedAddress.tsx';
import { PAGE_SIZES } from './address/fitAddress.ts';
import { MissingPage } from './address/MissingPage.tsx';
import { useListError } from './address/useListError.ts';
import { EmptyList } from './EmptyList.tsx';
import { ListHeader } from './ListHeader.tsx';
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
  /** Stands between the header and the rows, such as totals. */
  summary?: ReactNode;
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
  summary,
  actions = <ListActions />,
  empty = <EmptyList />,
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
      queryOptions={{ onError, ...queryOptions }}
      actions={
        <ListHeader filters={hasSearch ? [search, ...filters] : filters} summary={summary}>
          {actions}
        </ListHeader>
      }
      empty={
        empty && (
          <>
            {summary}
            {empty}
          </>
        )
      }
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

const HEADER = {
  '& .RaList-main': { minWidth: 0 },
  '& .RaList-actions': { display: 'block', bgcolor: 'transparent' },
  '& .RaList-actions form': { rowGap: 1.5, minHeight: 0, p: 0 },
  '& .RaList-actions .RaFilterForm-filterFormInput .MuiFormControl-root': { mt: 0 },
  '& .RaList-actions .MuiAutocomplete-root': { minWidth: 220 },
};
const PHONE = {
  ...HEADER,
  '& .RaFilterFormInput-spacer': { display: 'none' },
  '& .RaFilterForm-filterFormInput, & .RaFilterForm-filterFormInput .MuiFormControl-root': {
    width: { xs: '100%', sm: 'auto' },
  },
};
/** The bar of the bulk actions covers the header with the labels of its filters, whatever stands below it. */
const LIST = {
  ...HEADER,
  '& .RaList-main': { minWidth: 0, position: 'relative' },
  '& .RaList-content': { overflow: 'visible', position: 'static' },
  '& :has(> .RaBulkActionsToolbar-toolbar)': { position: 'static' },
  '& .RaDataTable-tableWrapper': { overflowX: 'auto' },
  '& .RaBulkActionsToolbar-collapsed': { visibility: 'hidden' },
  '& .RaBulkActionsToolbar-toolbar:not(.RaBulkActionsToolbar-collapsed)': {
    top: -12,
    height: 60,
    transform: 'none',
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
