import { Checkbox, ListItemText, MenuItem, Select } from '@mui/material';
import { useListContext, useTranslate } from 'react-admin';
import { property } from '../../../core/contract/schema.ts';
import type { QuoteStatus } from '../quote.ts';

/** The filter for any set of statuses, besides those of the tabs. */
export function StatusFilter() {
  const translate = useTranslate();
  const { filterValues, displayedFilters, setFilters } = useListContext();
  const { status = [], ...others } = filterValues as { status?: QuoteStatus[] };
  const choose = (chosen: QuoteStatus[]) =>
    setFilters(chosen.length > 0 ? { ...others, status: chosen } : others, displayedFilters);
  const summary = (chosen: QuoteStatus[]) =>
    chosen.length === 1
      ? translate(`anden.status.quotes.${chosen[0]}`)
      : translate(chosen.length > 0 ? 'quotes.statuses' : 'quotes.anyStatus', {
          smart_count: chosen.length,
        });
  return (
    <Select
      multiple
      displayEmpty
      size="small"
      variant="standard"
      disableUnderline
      value={status}
      onChange={({ target }) => choose(target.value as QuoteStatus[])}
      renderValue={summary}
      inputProps={{ 'aria-label': translate('resources.quotes.fields.status') }}
      sx={{ fontSize: '0.875rem', mx: 1.5, flexShrink: 0, '& .MuiSelect-select': { py: 0.75 } }}
    >
      {STATUSES.map((one) => (
        <MenuItem key={one} value={one} dense>
          <Checkbox size="small" checked={status.includes(one)} sx={{ py: 0.5 }} />
          <ListItemText primary={translate(`anden.status.quotes.${one}`)} />
        </MenuItem>
      ))}
    </Select>
  );
}

const STATUSES = (property('Quote', 'status').schema.enum ?? []) as QuoteStatus[];
