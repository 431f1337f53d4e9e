import { SelectInput, TextInput } from 'react-admin';
import { VerbButton } from '../../core/actions/VerbButton.tsx';
import { choices, field } from '../../core/contract/field.ts';
import { DecimalInput } from '../../core/inputs/DecimalInput.tsx';

interface RequestButtonProps {
  shipmentId: string;
  currency: string;
}

/** The button that asks for an accessorial, in the currency of the agreed rate. */
export function RequestButton({ shipmentId, currency }: RequestButtonProps) {
  const at = (name: string) => field('AccessorialRequest', name);
  return (
    <VerbButton
      of={{ resource: 'shipments', id: shipmentId }}
      verb="accessorials"
      words="accessorials.request"
      size="small"
    >
      <SelectInput
        {...at('kind')}
        label="accessorials.kind"
        choices={choices('AccessorialRequest', 'kind', 'accessorials.kinds')}
        fullWidth
      />
      <DecimalInput
        {...at('amount')}
        label={`accessorials.amount.${currency}`}
        helperText="accessorials.amount.help"
        fullWidth
      />
      <TextInput {...at('comment')} label="anden.reasons.comment" multiline minRows={2} fullWidth />
    </VerbButton>
  );
}
