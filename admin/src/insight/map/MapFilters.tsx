import {
  Autocomplete,
  MenuItem,
  Stack,
  TextField,
  ToggleButton,
  ToggleButtonGroup,
} from '@mui/material';
import { useTranslate } from 'react-admin';
import { matchesName } from '../../core/format/folded.ts';
import { countryOf, stateChoices } from '../../freight/places/states.ts';
import { type Layer, LAYERS, type MapView, PERIODS } from './useMapView.ts';

interface MapFiltersProps {
  view: MapView;
  onChange: (change: Partial<MapView>) => void;
}

const states = stateChoices();

/** Which layers the map shows, of which state, and the quotes of how many days. */
export function MapFilters({ view, onChange }: MapFiltersProps) {
  const translate = useTranslate();
  return (
    <Stack direction={{ xs: 'column', md: 'row' }} sx={{ gap: 1.5 }}>
      <ToggleButtonGroup
        value={view.layers}
        onChange={(_, layers: Layer[]) => onChange({ layers })}
        aria-label={translate('map.show')}
        size="small"
        sx={{ display: { xs: 'grid', md: 'inline-flex' }, gridTemplateColumns: '1fr 1fr' }}
      >
        {LAYERS.map((layer) => (
          <ToggleButton key={layer} value={layer}>
            {translate(`map.layer.${layer}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Autocomplete
        options={states}
        value={states.find(({ id }) => id === view.state) ?? null}
        onChange={(_, state) => onChange({ state: state?.id })}
        getOptionLabel={({ name }) => name}
        getOptionKey={({ id }) => id}
        groupBy={({ id }) => translate(`anden.country.${countryOf(id)}`)}
        filterOptions={(options, { inputValue }) =>
          options.filter((state) => matchesName(inputValue, state))
        }
        renderInput={(props) => (
          <TextField
            {...props}
            label={translate('map.state')}
            placeholder={translate('map.anyState')}
          />
        )}
        size="small"
        sx={{ minWidth: { md: 240 } }}
      />
      <TextField
        select
        label={translate('map.period')}
        value={view.days}
        onChange={({ target }) => onChange({ days: Number(target.value) })}
        size="small"
        sx={{ minWidth: { md: 220 } }}
      >
        {PERIODS.map((days) => (
          <MenuItem key={days} value={days}>
            {translate('map.days', { smart_count: days })}
          </MenuItem>
        ))}
      </TextField>
    </Stack>
  );
}
