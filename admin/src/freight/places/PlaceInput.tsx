import { Box } from '@mui/material';
import type { RaRecord } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { AddressInputs } from './AddressInputs.tsx';
import { NameSearchInput } from '../../core/inputs/NameSearchInput.tsx';
import type { useQuickCreate } from '../../core/inputs/QuickCreate.tsx';

interface PlaceInputProps {
  source: string;
  /** The dialog that creates a missing location (see useQuickCreate). */
  quickCreate?: ReturnType<typeof useQuickCreate>;
}

/**
 * The inputs of a place at `source` (`origin`): chosen from saved locations or typed. An address has city, state and
 * country; choosing a location fills in its fields.
 */
export function PlaceInput({ source, quickCreate }: PlaceInputProps) {
  return (
    <Box sx={GRID}>
      <LocationInput source={source} quickCreate={quickCreate} />
      <AddressInputs of="Place" prefix={`${source}.`} />
    </Box>
  );
}

function LocationInput({ source, quickCreate }: PlaceInputProps) {
  const { setValue } = useFormContext();
  const city = useWatch({ name: `${source}.city` }) as string | null | undefined;
  const fill = (place: RaRecord | '') => {
    for (const name of KNOWN) {
      if (place) setValue(`${source}.${name}`, place[name] ?? null, { shouldDirty: true });
    }
  };
  return (
    <NameSearchInput
      source={`${source}.locationId`}
      isSeldom={!!city}
      reference="locations"
      sort="name"
      label="anden.place.location"
      {...quickCreate}
      onChange={(_, place) => fill(place)}
      sx={{ gridColumn: '1 / -1' }}
    />
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
