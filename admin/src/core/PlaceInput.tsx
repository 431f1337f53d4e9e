import { Box } from '@mui/material';
import { useContext } from 'react';
import {
  AutocompleteInput,
  type RaRecord,
  ReferenceInput,
  SelectInput,
  TextInput,
} from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { BuiltPaths } from './builtPaths.ts';
import { choices, field } from './contract/field.ts';
import { stateChoices } from './states.ts';

/**
 * A place in a form, at `source` (`origin`): taken from a saved location, or typed. An address has
 * city, state and country; choosing a location fills what it knows.
 */
export function PlaceInput({ source }: { source: string }) {
  const at = (name: string) => field('Place', name, `${source}.`);
  const hasLocations = useContext(BuiltPaths).has('locations');
  const country = useWatch({ name: `${source}.country` }) as string | undefined;
  return (
    <Box sx={GRID}>
      {hasLocations && <LocationInput source={source} />}
      <TextInput {...at('street')} label="anden.place.street" sx={{ gridColumn: '1 / -1' }} />
      <TextInput {...at('city')} label="anden.place.city" />
      <AutocompleteInput
        {...at('state')}
        label="anden.place.state"
        choices={stateChoices(country)}
        translateChoice={false}
      />
      <SelectInput
        {...at('country')}
        label="anden.place.country"
        choices={choices('Place', 'country', 'anden.country')}
      />
      <TextInput {...at('postalCode')} label="anden.place.postalCode" />
    </Box>
  );
}

function LocationInput({ source }: { source: string }) {
  const { setValue } = useFormContext();
  const fill = (place: RaRecord | '') => {
    for (const name of KNOWN) {
      if (place) setValue(`${source}.${name}`, place[name] ?? null, { shouldDirty: true });
    }
  };
  return (
    <ReferenceInput source={`${source}.locationId`} reference="locations">
      <AutocompleteInput
        label="anden.place.location"
        filterToQuery={(q: string) => ({ q })}
        onChange={(_, place) => fill(place)}
        sx={{ gridColumn: '1 / -1' }}
      />
    </ReferenceInput>
  );
}

const KNOWN = ['name', 'street', 'city', 'state', 'country', 'postalCode', 'timeZone'];
const GRID = {
  display: 'grid',
  width: '100%',
  columnGap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
};
