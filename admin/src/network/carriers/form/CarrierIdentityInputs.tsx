import { TextInput } from 'react-admin';
import { ChoiceInput } from '../../../core/inputs/ChoiceInput.tsx';
import { field } from '../../../core/contract/field.ts';
import { useWarning } from '../../../core/pages/useWarnings.tsx';

/** The inputs for names, type, and the identifiers of customs and tax authorities. */
export function CarrierIdentityInputs() {
  const warning = useWarning();
  const at = (name: string) => field('CarrierInput', name);
  return (
    <>
      <TextInput {...at('carrierName')} helperText={warning('carrierName')} />
      <TextInput {...at('comercialName')} />
      <ChoiceInput of="CarrierInput" source="carrierType" words="carriers.type" />
      <ChoiceInput of="CarrierInput" source="nationality" words="anden.country" />
      <TextInput {...at('rfc')} helperText={warning('rfc') ?? 'carriers.hint.rfc'} />
      <TextInput {...at('ein')} helperText={warning('ein')} />
      <TextInput
        {...at('caat')}
        parse={upper}
        helperText={warning('caat') ?? 'carriers.hint.caat'}
      />
      <TextInput
        {...at('scacCode')}
        parse={upper}
        helperText={warning('scacCode') ?? 'carriers.hint.scac'}
      />
      <TextInput {...at('usdotNumber')} helperText="carriers.hint.usdot" />
      <TextInput {...at('mcNumber')} parse={upper} helperText="carriers.hint.mc" />
      <TextInput
        {...at('identifier')}
        helperText={warning('identifier') ?? 'carriers.hint.identifier'}
      />
      <TextInput {...at('businessField')} />
    </>
  );
}

function upper(text: string): string {
  return text.toUpperCase();
}
