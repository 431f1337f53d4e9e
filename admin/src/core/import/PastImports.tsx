import { Box, Link as MuiLink, List, ListItem, ListItemText, Typography } from '@mui/material';
import { useGetList, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { formatDate } from '../format/formatDate.ts';
import { useNumberFormat, useRegion } from '../format/useNumberFormat.ts';
import { Section } from '../pages/Section.tsx';
import type { Import } from './useImport.ts';

const SHOWN = 10;

/** The latest uploaded files of a resource: who uploaded each, when, and what became of its rows. */
export function PastImports({ resource }: { resource: string }) {
  const { data = [] } = useGetList<Import>('imports', {
    filter: { resource },
    sort: { field: 'createdAt', order: 'DESC' },
    pagination: { page: 1, perPage: SHOWN },
  });
  if (data.length === 0) return null;
  return (
    <Section title="anden.load.past">
      <List disablePadding>
        {data.map((one) => (
          <ListItem key={one.id} disableGutters divider>
            <ListItemText
              primary={
                <MuiLink
                  component={Link}
                  to={`?import=${one.id}`}
                  sx={{ overflowWrap: 'anywhere' }}
                >
                  {one.fileName}
                </MuiLink>
              }
              secondary={<Summary {...one} />}
              slotProps={{ secondary: { component: 'div' } }}
            />
          </ListItem>
        ))}
      </List>
    </Section>
  );
}

function Summary({ userName, createdAt, ...upload }: Import) {
  const region = useRegion();
  const when = formatDate(createdAt, region, { withTime: true });
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
      <Typography variant="body2" component="span" color="text.secondary">
        {[userName, when].filter(Boolean).join(' · ')}
      </Typography>
      <Typography variant="body2" component="span">
        {useResult(upload)}
      </Typography>
    </Box>
  );
}

/** Describes the result of an import in a few words. */
function useResult(upload: Omit<Import, 'userName' | 'createdAt'>): string {
  const translate = useTranslate();
  const write = useNumberFormat();
  const { status, rowsCreated, rowsUpdated, rowsUnchanged, rowsFailed } = upload;
  const state = translate(`anden.load.status.${status}`);
  if (status !== 'done') return state;
  const counts = { created: rowsCreated, updated: rowsUpdated, unchanged: rowsUnchanged };
  const parts = Object.entries({ ...counts, failed: rowsFailed }).filter(([, count]) => count > 0);
  return parts
    .map(([name, count]) => `${write(count)} ${translate(`anden.load.count.${name}`)}`)
    .join(', ');
}
