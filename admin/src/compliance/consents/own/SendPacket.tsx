import { RadioButtonGroupInput, required, TextInput } from 'react-admin';
import { VerbButton } from '../../../core/actions/VerbButton.tsx';
import { field } from '../../../core/contract/field.ts';
import { TypesInput, toTypes } from './TypesInput.tsx';

/** Sends a packet of documents to somebody without an account. */
export function SendPacket() {
  return (
    <VerbButton
      of={{ resource: 'packets', id: 'send' }}
      verb=""
      words="consents.packets.send"
      variant="contained"
      start={START}
      toBody={(values) => {
        const { recipient, email, days } = values as Typed;
        return { recipient, email, days: Number(days), ...toTypes(values) };
      }}
    >
      <TextInput
        {...field('PacketAsk', 'recipient')}
        label="consents.packets.recipient"
        fullWidth
      />
      <TextInput
        {...field('PacketAsk', 'email')}
        label="consents.packets.email"
        type="email"
        fullWidth
      />
      <RadioButtonGroupInput
        source="days"
        label="consents.packets.usable"
        validate={required()}
        choices={[7, 30, 90].map((id) => ({ id, name: `consents.packets.days.${id}` }))}
      />
      <TypesInput />
    </VerbButton>
  );
}

interface Typed {
  recipient: string;
  email: string;
  days: number;
}

const START = { days: 7, which: 'all' };
