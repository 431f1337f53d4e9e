import { Box, Link, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import {
  Link as RouterLink,
  type RaRecord,
  RecordContextProvider,
  ResourceContextProvider,
  useCanAccess,
  useGetList,
  useGetResourceLabel,
  useRecordContext,
  useTranslate,
} from 'react-admin';
import { RecordLink } from './RecordLink.tsx';
import { Section } from './Section.tsx';

interface RelatedProps {
  reference: string;
  /** The filter of the other room that names this record. */
  target: string;
  /** The field that the newest or first are told by; descending. */
  sort?: string;
  /** What stands beside each record's name. */
  children: ReactNode;
}

/** The first few records of another room that belong to this one, how many there are, and the way to all of them. */
export function Related({ reference, target, sort = 'createdAt', children }: RelatedProps) {
  const translate = useTranslate();
  const labelOf = useGetResourceLabel();
  const { data = [], total } = useRelated(reference, target, sort);
  const id = useRecordContext()?.id;
  if (total === undefined) return null;
  const all = `/admin/${reference}?${new URLSearchParams({ filter: JSON.stringify({ [target]: id }) })}`;
  return (
    <Section
      title={`${labelOf(reference, 2)} (${total})`}
      aside={
        total > 0 && (
          <Link component={RouterLink} to={all} variant="body2">
            {translate('anden.related.all')}
          </Link>
        )
      }
    >
      <ResourceContextProvider value={reference}>
        <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
          {data.map((record) => (
            <RecordContextProvider key={record.id} value={record}>
              <Box component="li" sx={ROW}>
                <RecordLink />
                {children}
              </Box>
            </RecordContextProvider>
          ))}
        </Box>
      </ResourceContextProvider>
      {total === 0 && (
        <Typography variant="body2" color="text.secondary">
          {translate('anden.related.none')}
        </Typography>
      )}
    </Section>
  );
}

/** Nothing for who may not list the other room. */
function useRelated(reference: string, target: string, sort: string) {
  const id = useRecordContext()?.id;
  const { canAccess = false } = useCanAccess({ resource: reference, action: 'list' });
  return useGetList<RaRecord>(
    reference,
    {
      pagination: { page: 1, perPage: SHOWN },
      sort: { field: sort, order: 'DESC' },
      filter: { [target]: id },
    },
    { enabled: canAccess && id !== undefined },
  );
}

const SHOWN = 5;
const ROW = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 2,
  rowGap: 0.25,
  py: 1,
  '& + &': { borderTop: 1, borderColor: 'divider' },
};
