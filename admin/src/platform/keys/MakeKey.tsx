import { useState } from 'react';
import { TextInput, useDataProvider, useRefresh } from 'react-admin';
import { FormDialog } from '../../core/actions/FormDialog.tsx';
import { SecretDialog } from '../../core/actions/SecretDialog.tsx';
import { useSubmit } from '../../core/actions/useSubmit.ts';
import { field } from '../../core/contract/field.ts';
import type { Schemas } from '../../core/contract/types.ts';
import type { AndenDataProvider } from '../../core/data/dataProvider.ts';
import { ExpiryInput } from './ExpiryInput.tsx';
import { ScopesInput } from './ScopesInput.tsx';

type Values = Partial<Schemas['ApiKeyInput']> & { term?: string };

interface MakeKeyProps {
  isOpen: boolean;
  onClose: () => void;
}

/**
 * The form of a new key, after which the key is shown once. It stands outside of the list, which is replaced as soon as
 * it has a first key.
 */
export function MakeKey({ isOpen, onClose }: MakeKeyProps) {
  const [made, setMade] = useState<Schemas['MadeApiKey']>();
  const refresh = useRefresh();
  const make = useMake((key) => {
    onClose();
    setMade(key);
    refresh();
  });
  return (
    <>
      <FormDialog
        isOpen={isOpen}
        onClose={onClose}
        place="keys new"
        title="keys.make.title"
        text="keys.make.text"
        submit="keys.make.action"
        start={START}
        onSubmit={make}
      >
        <TextInput
          {...field('ApiKeyInput', 'name')}
          label="resources.keys.fields.name"
          helperText="keys.make.nameHelp"
          fullWidth
        />
        <ExpiryInput />
        <ScopesInput />
      </FormDialog>
      {made && (
        <SecretDialog secret={made.secret} words="keys.secret" onClose={() => setMade(undefined)} />
      )}
    </>
  );
}

/** Returns a function that makes a key of the form's values and returns the errors by field, if any. */
function useMake(onMade: (key: Schemas['MadeApiKey']) => void) {
  const { create } = useDataProvider<AndenDataProvider>();
  const make = async (values: object) => {
    onMade((await create<Schemas['MadeApiKey']>('keys', { data: inputOf(values) })).data);
  };
  return useSubmit(make, { failure: 'keys.make.failed' });
}

function inputOf({ term, expiresOn, ...values }: Values) {
  return { ...values, expiresOn: term === 'date' ? expiresOn : dayIn(Number(term)) };
}

/** The day a number of days from today, `YYYY-MM-DD`. */
function dayIn(days: number): string {
  const day = new Date();
  day.setDate(day.getDate() + days);
  return new Intl.DateTimeFormat('sv').format(day);
}

const START = { term: '90', scopes: [] };
