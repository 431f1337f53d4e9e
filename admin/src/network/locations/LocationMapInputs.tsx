import { AutocompleteInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { field } from '../../core/contract/field.ts';
import { DecimalInput } from '../../core/inputs/DecimalInput.tsx';
import { WIDE } from '../../core/pages/FormSection.tsx';
import { cityOf, useTimeZones } from '../../freight/places/useTimeZones.ts';

/** The inputs for the time zone of a location's hours, and for its coordinates. */
export function LocationMapInputs() {
  const { all, isPending } = useTimeZones();
  const chosen = useWatch({ name: 'timeZone' }) as string | null | undefined;
  const zones = chosen && !all.includes(chosen) ? [chosen, ...all] : all;
  return (
    <>
      <AutocompleteInput
        {...field('LocationInput', 'timeZone')}
        choices={zones.map(choiceOf)}
        isPending={isPending}
        translateChoice={false}
        sx={WIDE}
      />
      <DecimalInput {...field('LocationInput', 'latitude')} />
      <DecimalInput {...field('LocationInput', 'longitude')} />
    </>
  );
}

function choiceOf(zone: string) {
  return { id: zone, name: cityOf(zone) };
}
