import { Button, MenuItem, Stack, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import { CompanyFilters } from './CompanyFilters.tsx';
import { DayFilter } from './DayFilter.tsx';
import { CURRENCIES, type ResultsView } from './useResultsView.ts';

interface ResultsFiltersProps {
  view: ResultsView;
  /** The days that are shown. */
  from: string;
  to: string;
  /** Which companies may be chosen. */
  choices: { customers: boolean; brokers: boolean };
  onChange: (change: Partial<ResultsView>) => void;
}

const PERIODS = [30, 90, 365];

/** Of which days, customer and company the results are shown, and in which currency. */
export function ResultsFilters({ view, from, to, choices, onChange }: ResultsFiltersProps) {
  const translate = useTranslate();
  const isBackward = to < from;
  const day = (name: 'from' | 'to', value: string) => (
    <DayFilter
      label={translate(`results.${name}`)}
      value={value}
      error={isBackward && name === 'to' && translate('results.backward')}
      onChange={(day) => onChange({ from, to, [name]: day })}
    />
  );
  return (
    <Stack direction={{ xs: 'column', md: 'row' }} sx={FILTERS}>
      <CompanyFilters view={view} choices={choices} onChange={onChange} />
      {day('from', from)}
      {day('to', to)}
      <TextField
        select
        size="small"
        label={translate('results.currency')}
        value={view.currency}
        onChange={({ target }) => onChange({ currency: target.value as ResultsView['currency'] })}
        sx={{ minWidth: 110 }}
      >
        {CURRENCIES.map((currency) => (
          <MenuItem key={currency} value={currency}>
            {currency}
          </MenuItem>
        ))}
      </TextField>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 0.5 }}>
        {PERIODS.map((days) => (
          <Button key={days} size="small" onClick={() => onChange(lastDays(days))}>
            {translate('results.last', { smart_count: days })}
          </Button>
        ))}
      </Stack>
    </Stack>
  );
}

const FILTERS = {
  gap: 1.5,
  flexWrap: { md: 'wrap' },
  alignItems: { md: 'flex-start' },
};

/** Today and the days before it, so many in all, by the reader's calendar. */
function lastDays(days: number): Pick<ResultsView, 'from' | 'to'> {
  const day = (daysAgo: number) => {
    const date = new Date();
    date.setDate(date.getDate() - daysAgo);
    return date.toLocaleDateString('sv-SE');
  };
  return { from: day(days - 1), to: day(0) };
}
