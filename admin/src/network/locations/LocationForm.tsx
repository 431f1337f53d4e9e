import { TextInput } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { AddressInputs } from '../../freight/places/AddressInputs.tsx';
import { ChoiceInput } from '../../core/inputs/ChoiceInput.tsx';
import { field } from '../../core/contract/field.ts';
import { FormSection, WIDE } from '../../core/pages/FormSection.tsx';
import { NameSearchInput } from '../../core/inputs/NameSearchInput.tsx';
import { LocationMapInputs } from './LocationMapInputs.tsx';
import { useTimeZones } from '../../freight/places/useTimeZones.ts';

/** The form of a location: kind, owner, address, time zone, opening hours. */
export function LocationForm() {
  const { setValue } = useFormContext();
  const { zoneOf } = useTimeZones();
  const suggest = (zone?: string) => zone && setValue('timeZone', zone, { shouldDirty: true });
  const at = (name: string) => field('LocationInput', name);
  return (
    <>
      <FormSection title="locations.section.place">
        <TextInput {...at('name')} sx={WIDE} />
        <ChoiceInput of="LocationInput" source="kind" words="locations.kind" />
        <NameSearchInput
          source="customerId"
          reference="companies"
          sort="name"
          filter={CUSTOMERS}
          helperText="locations.hint.customer"
        />
      </FormSection>
      <FormSection title="locations.section.address">
        <AddressInputs
          of="LocationInput"
          onState={(state, timeZone) => suggest(timeZone ?? zoneOf(state))}
        />
      </FormSection>
      <FormSection title="locations.section.map" hint="locations.section.mapHint">
        <LocationMapInputs />
      </FormSection>
      <FormSection title="locations.section.operation">
        <TextInput {...at('hours')} helperText="locations.hint.hours" />
        <TextInput {...at('operationZone')} />
        <TextInput {...at('comment')} multiline minRows={3} sx={WIDE} />
      </FormSection>
    </>
  );
}

const CUSTOMERS = { type: ['shipper'] };
