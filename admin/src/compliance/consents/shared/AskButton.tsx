import { TextInput } from 'react-admin';
import { VerbButton } from '../../../core/actions/VerbButton.tsx';
import { field } from '../../../core/contract/field.ts';

/** Asks a carrier to show its passport, with a message. */
export function AskButton({ carrierId }: { carrierId: string }) {
  return (
    <VerbButton
      of={{ resource: 'carriers', id: carrierId }}
      verb="passport"
      words="consents.ask"
      variant="contained"
    >
      <TextInput
        {...field('ConsentAsk', 'message')}
        label="consents.ask.message"
        helperText="consents.ask.text"
        multiline
        minRows={2}
        fullWidth
      />
    </VerbButton>
  );
}
