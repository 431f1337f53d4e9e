import { Alert, Skeleton } from '@mui/material';
import {
  CheckboxGroupInput,
  RadioButtonGroupInput,
  required,
  TextInput,
  useTranslate,
} from 'react-admin';
import { useWatch } from 'react-hook-form';
import { field } from '../../core/contract/field.ts';
import type { Schemas } from '../../core/contract/types.ts';
import { useChangeTypes } from './useChangeTypes.ts';
import { useKinds } from './useKinds.ts';

/** The values of the form: the change of a webhook, and whether it hears all events, some, or changes of records. */
export type Values = Partial<Schemas['WebhookInput']> & { hears?: string };

/** The inputs of a webhook: its name, its address, and what it hears. */
export function WebhookInputs() {
  const at = (name: string) => ({
    ...field('WebhookInput', name),
    label: `resources.webhooks.fields.${name}`,
    fullWidth: true,
  });
  return (
    <>
      <TextInput {...at('name')} helperText="webhooks.nameHelp" />
      <TextInput {...at('url')} type="url" helperText="webhooks.urlHelp" />
      <RadioButtonGroupInput
        source="hears"
        label="webhooks.hears.label"
        choices={['all', 'some', 'changes'].map((id) => ({ id, name: `webhooks.hears.${id}` }))}
        helperText={false}
        row={false}
      />
      <Choices />
    </>
  );
}

/** Shows the events to choose from, or the resources whose changes are heard. */
function Choices() {
  const hears = useWatch({ name: 'hears' }) as string;
  const { kinds, isError } = useKinds();
  const types = useChangeTypes();
  return (
    <>
      {hears === 'changes' && (
        <Boxes name="changes" choices={types.types} isError={types.isError} />
      )}
      {hears !== 'all' && <Boxes name="kinds" choices={kinds} isError={isError} />}
    </>
  );
}

interface BoxesProps {
  name: 'kinds' | 'changes';
  choices: { id: string; name: string }[] | undefined;
  isError: boolean;
}

function Boxes({ name, choices, isError }: BoxesProps) {
  const translate = useTranslate();
  if (isError) return <Alert severity="error">{translate('webhooks.kindsFailed')}</Alert>;
  if (!choices) return <Skeleton variant="rounded" height={160} />;
  return (
    <CheckboxGroupInput
      {...field('WebhookInput', name)}
      label={`resources.webhooks.fields.${name}`}
      choices={choices}
      {...(name === 'changes' && { validate: required() })}
      translateChoice={false}
      row={false}
    />
  );
}

/** The form's values of a webhook. */
export function valuesOf({ name, url, kinds, changes }: Schemas['Webhook']): Values {
  const some = kinds.length > 0 ? 'some' : 'all';
  return { name, url, kinds, changes, hears: changes.length > 0 ? 'changes' : some };
}

/** Returns the API's input for the form's values. */
export function inputOf({ hears, kinds = [], changes = [], ...values }: Values) {
  return {
    ...values,
    kinds: hears === 'all' ? [] : kinds,
    changes: hears === 'changes' ? changes : [],
  };
}
