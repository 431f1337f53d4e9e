import {
  ArrayInput,
  required,
  SimpleFormIterator,
  TextInput,
  useSimpleFormIterator,
  useSimpleFormIteratorItem,
  useTranslate,
  useWrappedSource,
} from 'react-admin';
import { useWatch } from 'react-hook-form';
import { field } from '../../core/contract/field.ts';
import { property } from '../../core/contract/schema.ts';
import { TextButton } from '../../core/actions/TextButton.tsx';
import { PhoneInput } from '../../core/inputs/PhoneInput.tsx';

interface LinesInputProps {
  source: 'emails' | 'phones';
}

/** A list of e-mails or phones, each with its own error, as many as the contract allows. */
export function LinesInput({ source }: LinesInputProps) {
  const lines = useWatch({ name: useWrappedSource(source) }) as string[] | undefined;
  const { maxItems = Infinity } = property('ContactInput', source).schema;
  return (
    <ArrayInput
      source={source}
      label={`resources.contacts.fields.${source}`}
      helperText={false}
      sx={{ '& > label': { mb: 1 } }}
    >
      <SimpleFormIterator
        disableReordering
        disableClear
        disableAdd={(lines?.length ?? 0) >= maxItems}
        fullWidth
        addButton={<AddButton source={source} />}
        sx={LINES}
      >
        <Line source={source} />
      </SimpleFormIterator>
    </ArrayInput>
  );
}

/** The input of one item; its own source is empty, because the list gives it the index. */
function Line({ source }: LinesInputProps) {
  const translate = useTranslate();
  const { index } = useSimpleFormIteratorItem();
  const line = {
    source: '',
    label: translate(`contacts.line.${source}`, { number: index + 1 }),
    validate: [required(), ...field('ContactInput', `${source}.`).validate],
  };
  if (source === 'phones') return <PhoneInput {...line} />;
  return <TextInput {...line} type="email" helperText={false} />;
}

function AddButton({ source }: Pick<LinesInputProps, 'source'>) {
  const { add } = useSimpleFormIterator();
  return <TextButton variant="outlined" label={`contacts.add.${source}`} onClick={() => add('')} />;
}

const LINES = {
  '& .RaSimpleFormIterator-line': { display: 'flex', borderBottom: 'none', pt: 1 },
  '& .RaSimpleFormIterator-action': { visibility: 'visible' },
  '& .RaSimpleFormIterator-add': { mt: 1 },
  '& .RaSimpleFormIterator-form': { flex: 1, minWidth: 0 },
};
