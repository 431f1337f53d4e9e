import { CheckboxGroupInput, RadioButtonGroupInput, required } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { choices } from '../../../core/contract/field.ts';
import type { Consent } from '../consent.ts';

interface Chosen {
  which: 'all' | 'some';
  types?: Consent['types'];
}

/** Asks whether all documents are shown, or those of some types. */
export function TypesInput() {
  const { which } = useWatch() as Chosen;
  return (
    <>
      <RadioButtonGroupInput
        source="which"
        label="consents.which"
        row={false}
        validate={required()}
        choices={['all', 'some'].map((id) => ({ id, name: `consents.of.${id}` }))}
      />
      {which === 'some' && (
        <CheckboxGroupInput
          source="types"
          label="consents.types"
          row={false}
          validate={required()}
          choices={choices('RadarDocument', 'type', 'documents.type')}
        />
      )}
    </>
  );
}

/** The form's values for what a consent shows. */
export function typesOf(types: Consent['types']): Chosen {
  return types ? { which: 'some', types } : { which: 'all' };
}

/** The body of the call. */
export function toTypes(values: object): Pick<Consent, 'types'> {
  const { which, types = null } = values as Chosen;
  return { types: which === 'all' ? null : types };
}
