import { RadioButtonGroupInput, SelectInput, TextInput, required } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { VerbButton } from '../../core/actions/VerbButton.tsx';
import { choices, field } from '../../core/contract/field.ts';
import type { Schemas } from '../../core/contract/types.ts';

/** Enters an account of a carrier: a CLABE, or a routing and account number. */
export function EnterButton({ carrierId }: { carrierId: string }) {
  return (
    <VerbButton
      of={{ resource: 'carriers', id: carrierId }}
      verb="bank_accounts"
      words="bankAccounts.enter"
      start={START}
      toBody={ofKind}
    >
      <Inputs />
    </VerbButton>
  );
}

type Input = Schemas['BankAccountInput'];

function Inputs() {
  const { kind } = useWatch() as Input;
  return (
    <>
      <RadioButtonGroupInput
        {...of('kind')}
        choices={choices('BankAccountInput', 'kind', 'bankAccounts.kind')}
        row={false}
      />
      {kind === 'clabe' ? (
        <Digits source="clabe" />
      ) : (
        <>
          <Digits source="routingNumber" />
          <Digits source="accountNumber" />
        </>
      )}
      <TextInput {...of('bank')} fullWidth />
      <TextInput {...of('holder')} fullWidth />
      <SelectInput
        {...of('currency')}
        choices={choices('BankAccountInput', 'currency', 'anden.currency')}
        fullWidth
      />
    </>
  );
}

function Digits({ source }: { source: 'clabe' | 'routingNumber' | 'accountNumber' }) {
  return (
    <TextInput
      {...of(source)}
      validate={required()}
      inputMode="numeric"
      autoComplete="off"
      fullWidth
    />
  );
}

function of(source: keyof Input) {
  const label = `resources.bank_accounts.fields.${source}`;
  return { ...field('BankAccountInput', source), label };
}

/** The body without the numbers of the other kind, which may have been typed before. */
function ofKind(values: object): Input {
  const { clabe, routingNumber, accountNumber, ...rest } = values as Input;
  const numbers = rest.kind === 'clabe' ? { clabe } : { routingNumber, accountNumber };
  return { ...rest, ...numbers } as Input;
}

const START = { kind: 'clabe', currency: 'MXN' };
