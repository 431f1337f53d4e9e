import { Box, Card, CardActionArea, CardContent, Checkbox, Stack } from '@mui/material';
import type { ReactNode } from 'react';
import {
  Link,
  RecordsIterator,
  useCreatePath,
  useListContext,
  useRecordContext,
  useResourceContext,
} from 'react-admin';
import { useSelectionName } from './NamedCheckboxes.tsx';
import { SelectionBar } from './bulk/SelectionBar.tsx';

interface CardsProps {
  to: 'show' | 'edit' | false;
  /** The bulk actions, for users who may select cards. */
  bulkActions?: ReactNode;
  /** The content of a card. */
  children: ReactNode;
}

/** The records of a list as cards for phones; they can be selected when there are bulk actions. */
export function Cards({ to, bulkActions, children }: CardsProps) {
  return (
    <>
      {bulkActions && <SelectionBar>{bulkActions}</SelectionBar>}
      <Stack component="ul" spacing={1} sx={{ listStyle: 'none', p: 0, m: 0 }}>
        <RecordsIterator>
          <RecordCard to={to} isSelectable={Boolean(bulkActions)}>
            {children}
          </RecordCard>
        </RecordsIterator>
      </Stack>
    </>
  );
}

interface RecordCardProps extends Pick<CardsProps, 'to' | 'children'> {
  isSelectable: boolean;
}

function RecordCard({ to, isSelectable, children }: RecordCardProps) {
  const id = useRecordContext()?.id;
  const resource = useResourceContext();
  const createPath = useCreatePath();
  const content = <CardContent sx={{ '&&': { p: 1.75 } }}>{children}</CardContent>;
  return (
    <Card component="li" variant="outlined" sx={{ display: 'flex', alignItems: 'stretch' }}>
      {isSelectable && <CardCheckbox />}
      <Box sx={{ flex: 1, minWidth: 0 }}>
        {to ? (
          <CardActionArea
            component={Link}
            to={createPath({ resource, id, type: to })}
            sx={{ height: '100%' }}
          >
            {content}
          </CardActionArea>
        ) : (
          content
        )}
      </Box>
    </Card>
  );
}

function CardCheckbox() {
  const id = useRecordContext()?.id;
  const { selectedIds = [], onToggleItem } = useListContext();
  const name = useSelectionName();
  return (
    <Checkbox
      checked={id !== undefined && selectedIds.includes(id)}
      onChange={() => id !== undefined && onToggleItem(id)}
      slotProps={{ input: { 'aria-label': name } }}
      sx={{ width: 48, borderRadius: 0, borderRight: 1, borderColor: 'divider' }}
    />
  );
}
