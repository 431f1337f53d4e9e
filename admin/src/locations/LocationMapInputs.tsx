import { AutocompleteInput } from 'react-admin';
import { field } from '../core/contract/field.ts';
import { DecimalInput } from '../core/inputs/DecimalInput.tsx';
import { WIDE } from '../core/pages/FormSection.tsx';
import { TIME_ZONES } from '../freight/places/timeZones.ts';

/** The time zone that the place's hours are told in, and its coordinates where known. */
export function LocationMapInputs() {
  return (
    <>
      <AutocompleteInput
        {...field('LocationInput', 'timeZone')}
        choices={CHOICES}
        translateChoice={false}
        sx={WIDE}
      />
      <DecimalInput {...field('LocationInput', 'latitude')} />
      <DecimalInput {...field('LocationInput', 'longitude')} />
    </>
  );
}

const CHOICES = TIME_ZONES.map((zone) => ({
  id: zone,
  name: zone.replace(/^America\/|^Pacific\//, '').replaceAll('_', ' '),
}));
