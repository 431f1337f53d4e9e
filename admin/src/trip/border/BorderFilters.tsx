import { MenuItem, Stack, TextField } from '@mui/material';
import { type RaRecord, useGetList, useTranslate } from 'react-admin';
import { localName } from '../../core/format/localName.ts';
import { type BorderView, DAYS, PARTIES, type Party } from './useBorder.ts';

interface BorderFiltersProps {
  view: BorderView;
  onChange: (change: Partial<BorderView>) => void;
}

/** The filters for the number of days, the bridge, and the party that owes something. */
export function BorderFilters({ view, onChange }: BorderFiltersProps) {
  const translate = useTranslate();
  const { data: bridges = [] } = useGetList<RaRecord>('catalogs/bridges', BRIDGES);
  const days = DAYS.map((count) => ({
    id: String(count),
    name: translate('border.filter.nextDays', { smart_count: count }),
  }));
  const parties = PARTIES.map((id) => ({ id, name: translate(`border.party.${id}`) }));
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 1.5 }}>
      <Choice
        label="border.filter.days"
        value={String(view.days)}
        choices={days}
        onChange={(value) => onChange({ days: Number(value) })}
      />
      <Choice
        label="border.filter.bridge"
        value={view.bridgeId}
        choices={bridges.map((bridge) => ({ id: String(bridge.id), name: localName(bridge) }))}
        hasAll
        onChange={(bridgeId) => onChange({ bridgeId })}
      />
      <Choice
        label="border.filter.owedBy"
        value={view.owedBy}
        choices={parties}
        hasAll
        onChange={(owedBy) => onChange({ owedBy: owedBy as Party })}
      />
    </Stack>
  );
}

interface ChoiceProps {
  label: string;
  value: string | undefined;
  choices: { id: string; name: string }[];
  hasAll?: boolean;
  onChange: (value: string) => void;
}

function Choice({ label, value = '', choices, hasAll = false, onChange }: ChoiceProps) {
  const translate = useTranslate();
  const isKnown = choices.some(({ id }) => id === value);
  return (
    <TextField
      select
      size="small"
      sx={{ minWidth: 200 }}
      label={translate(label)}
      value={isKnown ? value : ''}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ select: { displayEmpty: hasAll }, inputLabel: { shrink: true } }}
    >
      {hasAll && <MenuItem value="">{translate('border.filter.all')}</MenuItem>}
      {choices.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}

const BRIDGES = {
  pagination: { page: 1, perPage: 100 },
  sort: { field: 'nameEs', order: 'ASC' },
} as const;
