import { TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { field } from '../../core/contract/field.ts';
import { DecimalInput } from '../../core/inputs/DecimalInput.tsx';

/** The inputs that Carta Porte requires for a unit, or for a trailer. */
export function KindInputs() {
  const kind = useWatch({ name: 'kind' }) as string | undefined;
  if (kind === 'trailer') return <TextInput {...at('trailerType')} {...CAPITALS} />;
  return (
    <>
      <TextInput {...at('configuration')} {...CAPITALS} />
      <DecimalInput {...at('grossWeight')} />
    </>
  );
}

function at(name: string) {
  return field('VehicleInput', name);
}

const CAPITALS = { autoCapitalize: 'characters', autoComplete: 'off' };
