import { Box, Link } from '@mui/material';
import type { ReactNode } from 'react';
import {
  ListBase,
  Link as RouterLink,
  RecordsIterator,
  ResourceContextProvider,
  useGetResourceLabel,
  useListContext,
  useTranslate,
} from 'react-admin';
import { EmptyState } from '../pages/EmptyState.tsx';
import { ListFailed } from '../list/ListFailed.tsx';
import { ListPagination } from '../list/ListPagination.tsx';
import { RowsToCome } from '../list/RowsToCome.tsx';
import { RecordLink } from '../fields/RecordLink.tsx';
import { Section } from '../pages/Section.tsx';

interface RelatedListProps {
  reference: string;
  /** The filter of the records. */
  filter: Record<string, unknown>;
  sort?: { field: string; order: 'ASC' | 'DESC' };
  /** The link to the record; its name by default. */
  link?: ReactNode;
  /** Whether to link to the resource's own list with the same filter. */
  hasList?: boolean;
  /** The content beside each record's name. */
  children: ReactNode;
}

/**
 * The records of another resource that belong to the one on the page, ten per page, with a link to the resource's own
 * list.
 */
export function RelatedList({ reference, filter, sort = NEWEST, ...rest }: RelatedListProps) {
  return (
    <ResourceContextProvider value={reference}>
      <ListBase
        resource={reference}
        filter={filter}
        sort={sort}
        perPage={10}
        disableSyncWithLocation
        storeKey={`related.${JSON.stringify(filter)}`}
      >
        <Records reference={reference} filter={filter} {...rest} />
      </ListBase>
    </ResourceContextProvider>
  );
}

function Records({ reference, filter, link, hasList = true, children }: RelatedListProps) {
  const translate = useTranslate();
  const labelOf = useGetResourceLabel();
  const { data, total = 0, isPending, error, perPage } = useListContext();
  if (error && !data) return <ListFailed />;
  if (isPending)
    return (
      <Section title={labelOf(reference, 2)}>
        <RowsToCome name={`${reference}.related`} count={3} hasHead={false} first={44} />
      </Section>
    );
  if (total === 0) {
    const name = labelOf(reference, 2).toLowerCase();
    return (
      <Section>
        <EmptyState title={translate('anden.related.empty', { name })} />
      </Section>
    );
  }
  const all = `/admin/${reference}?${new URLSearchParams({ filter: JSON.stringify(filter) })}`;
  return (
    <Section
      title={labelOf(reference, 2)}
      aside={
        hasList && (
          <Link component={RouterLink} to={all} variant="body2">
            {translate('anden.related.all')}
          </Link>
        )
      }
    >
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        <RecordsIterator>
          <Box component="li" sx={ROW}>
            {link ?? <RecordLink />}
            {children}
          </Box>
        </RecordsIterator>
      </Box>
      {total > perPage && <ListPagination rowsPerPageOptions={[]} />}
    </Section>
  );
}

const NEWEST = { field: 'createdAt', order: 'DESC' } as const;
const ROW = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 2,
  rowGap: 0.25,
  py: 1.25,
  '& + &': { borderTop: 1, borderColor: 'divider' },
};
