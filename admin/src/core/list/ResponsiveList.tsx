import { type ReactNode, useDeferredValue } from 'react';
import {
  BulkActionsToolbar,
  DataTable,
  type DataTableProps,
  ListContextProvider,
  type ListControllerResult,
  SelectAllButton,
  useCanAccess,
  useListContext,
  useResourceContext,
} from 'react-admin';
import { BulkArchiveButton } from './bulk/BulkArchiveButton.tsx';
import { Cards } from './Cards.tsx';
import { NamedCheckboxes } from './NamedCheckboxes.tsx';
import { NoMatches } from './NoMatches.tsx';
import { RowsToCome, useRowHeight } from './RowsToCome.tsx';
import { useIsNarrow } from '../theme/useIsNarrow.ts';

interface ResponsiveListProps extends DataTableProps {
  /** The content of a card, which reads the record from its context. */
  card: ReactNode;
  /** The page that a row or a card links to, if any. */
  to?: 'show' | 'edit' | false;
  /** The bulk actions; archiving by default. */
  bulkActions?: ReactNode;
  /** The permission that a user needs to select rows; `delete` by default. */
  selectFor?: string;
}

/**
 * The rows of a list: a table of `<DataTable.Col>`s, or cards below 768 px. Users with the permission `selectFor` can
 * select them. `empty` is shown when nothing matches.
 */
export function ResponsiveList({
  card,
  to = 'show',
  bulkActions = <BulkArchiveButton />,
  selectFor = 'delete',
  children,
  ...table
}: ResponsiveListProps) {
  const resource = useResourceContext() ?? '';
  const { canAccess: maySelect = false } = useCanAccess({ resource, action: selectFor });
  const isNarrow = useIsNarrow();
  const { total, isPending, perPage } = useListContext();
  const rows = useRowHeight<HTMLDivElement>(resource, isNarrow);
  if (isPending) {
    const hasHead = !isNarrow || maySelect;
    return <RowsToCome name={resource} count={perPage} isCards={isNarrow} hasHead={hasHead} />;
  }
  if (total === 0) return table.empty ?? <NoMatches />;
  if (isNarrow)
    return (
      <InSteps>
        <div ref={rows}>
          <Cards to={to} bulkActions={maySelect && bulkActions}>
            {card}
          </Cards>
        </div>
      </InSteps>
    );
  return (
    <InSteps>
      <NamedCheckboxes>
        <div ref={rows}>
          <DataTable
            rowClick={to}
            bulkActionButtons={maySelect && bulkActions}
            bulkActionsToolbar={
              <BulkActionsToolbar selectAllButton={<SelectAllButton limit={MOST} />}>
                {bulkActions}
              </BulkActionsToolbar>
            }
            {...table}
          >
            {children}
          </DataTable>
        </div>
      </NamedCheckboxes>
    </InSteps>
  );
}

/** Shows other records in steps between which the page answers to keys, because many rows take long on a slow phone. */
function InSteps({ children }: { children: ReactNode }) {
  const list = useListContext();
  const data = useDeferredValue(list.data);
  return (
    <ListContextProvider value={{ ...list, data } as ListControllerResult}>
      {children}
    </ListContextProvider>
  );
}

/** The most records that fit the address of an export; a bulk call takes more. */
const MOST = 300;
