import { Checkbox, FormControlLabel, Paper, Stack } from '@mui/material';
import type { ReactNode } from 'react';
import { useListContext, useTranslate } from 'react-admin';

/**
 * The bar above cards: a checkbox for all records of the page, the number of selected records, and the bulk actions.
 */
export function SelectionBar({ children }: { children: ReactNode }) {
  const translate = useTranslate();
  const { data = [], selectedIds = [], onSelect, onUnselectItems } = useListContext();
  const count = selectedIds.length;
  const ids = data.map(({ id }) => id);
  const isWhole = ids.length > 0 && ids.every((id) => selectedIds.includes(id));
  const toggle = () =>
    isWhole ? onUnselectItems() : onSelect([...new Set([...selectedIds, ...ids])]);
  const label =
    count > 0
      ? translate('ra.action.bulk_actions', { smart_count: count })
      : translate('ra.action.select_all');
  return (
    <Paper variant="outlined" sx={count > 0 ? { ...BAR, ...STUCK } : BAR}>
      <FormControlLabel
        control={
          <Checkbox
            checked={isWhole}
            onChange={toggle}
            slotProps={{ input: { 'aria-label': translate('ra.action.select_all') } }}
          />
        }
        label={label}
        slotProps={{ typography: { variant: 'body2' } }}
        sx={{ m: 0 }}
      />
      {count > 0 && (
        <Stack direction="row" sx={{ alignItems: 'center', ml: 'auto' }}>
          {children}
        </Stack>
      )}
    </Paper>
  );
}

const BAR = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', mb: 1, pl: 0.375, pr: 1 };
const STUCK = { position: 'sticky', top: { xs: 56, sm: 64 }, zIndex: 2 };
