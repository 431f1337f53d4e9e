import { Box, Chip, Stack } from '@mui/material';
import {
  AutocompleteArrayInput,
  type AutocompleteArrayInputProps,
  type RaRecord,
  useTranslate,
} from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { matchesName } from '../../core/format/folded.ts';
import { BORDER_STATES, countryOf, stateChoices } from './states.ts';

interface StatesInputProps extends Omit<AutocompleteArrayInputProps, 'choices'> {
  source: string;
}

/** An input for several states, with buttons for all states of a country or its border states. */
export function StatesInput(props: StatesInputProps) {
  const translate = useTranslate();
  return (
    <Box sx={{ gridColumn: '1 / -1', minWidth: 0 }}>
      <AutocompleteArrayInput
        choices={stateChoices()}
        groupBy={({ id }: RaRecord) => translate(`anden.country.${countryOf(String(id))}`)}
        matchSuggestion={matchesName}
        translateChoice={false}
        disableCloseOnSelect
        limitTags={8}
        fullWidth
        helperText={false}
        sx={{ '& .MuiAutocomplete-inputRoot': { maxHeight: 168, overflowY: 'auto' } }}
        {...props}
      />
      <QuickPicks source={props.source} />
    </Box>
  );
}

function QuickPicks({ source }: { source: string }) {
  const translate = useTranslate();
  const { getValues, setValue } = useFormContext();
  const change = (states: string[]) => setValue(source, states, { shouldDirty: true });
  const add = (states: string[]) =>
    change([...new Set([...((getValues(source) as string[] | null) ?? []), ...states])]);
  return (
    <Stack direction="row" role="group" sx={{ flexWrap: 'wrap', gap: 0.75, mt: 0.75, mb: 2.5 }}>
      {PICKS.map(({ key, states }) => (
        <Chip
          key={key}
          size="small"
          variant="outlined"
          label={translate(`anden.states.${key}`)}
          onClick={() => add(states)}
        />
      ))}
      <Chip
        size="small"
        variant="outlined"
        label={translate('anden.states.none')}
        onClick={() => change([])}
      />
    </Stack>
  );
}

const PICKS = [
  { key: 'allMX', states: stateChoices('MX').map(({ id }) => id) },
  { key: 'borderMX', states: BORDER_STATES.MX ?? [] },
  { key: 'allUS', states: stateChoices('US').map(({ id }) => id) },
  { key: 'borderUS', states: BORDER_STATES.US ?? [] },
];
