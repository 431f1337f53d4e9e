import { SelectInput, TextInput, useSourceContext } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { choices, field } from '../../core/contract/field.ts';
import { SELDOM } from '../../core/form/goOn.ts';
import { StateInput } from './StateInput.tsx';
import { countryOf } from './states.ts';
import { usePostalCode } from './usePostalCode.ts';
import { useWarning } from '../../core/pages/useWarnings.tsx';

interface AddressInputsProps {
  /** The schema of the contract that has the fields, and the prefix of their sources in the form (`origin.`). */
  of: string;
  prefix?: string;
  /** Called with the state that was chosen, or with that of a postal code and the time zone there. */
  onState?: (state: string, timeZone?: string) => void;
}

/**
 * The inputs for street, city, state, country and postal code, for a grid. A state sets its country; a postal code
 * fills in what is known about it.
 */
export function AddressInputs({ of, prefix = '', onState }: AddressInputsProps) {
  const at = (name: string) => field(of, name, prefix);
  const { getSource } = useSourceContext();
  const whole = (name: string) => getSource(prefix + name);
  const warning = useWarning();
  const { getValues, setValue } = useFormContext();
  const bringCountry = (state: string) => {
    if (!state) return;
    setValue(whole('country'), countryOf(state), { shouldDirty: true, shouldValidate: true });
    onState?.(state);
  };
  const dropForeignState = (country: string) => {
    const state = getValues(whole('state')) as string | null;
    if (state && countryOf(state) !== country) setValue(whole('state'), null);
  };
  usePostalCode(whole, ({ state, timeZone }) => onState?.(state, timeZone));
  return (
    <>
      <TextInput
        {...at('street')}
        {...SELDOM}
        label="anden.place.street"
        sx={{ gridColumn: '1 / -1' }}
      />
      <TextInput {...at('city')} label="anden.place.city" />
      <StateInput
        {...at('state')}
        label="anden.place.state"
        helperText={warning(whole('state'))}
        onChange={bringCountry}
      />
      <SelectInput
        {...at('country')}
        label="anden.place.country"
        choices={choices(of, 'country', 'anden.country')}
        onChange={(event) => dropForeignState(String(event.target.value))}
      />
      <TextInput
        {...at('postalCode')}
        label="anden.place.postalCode"
        helperText={warning(whole('postalCode'))}
      />
    </>
  );
}
