import { Alert, Skeleton } from '@mui/material';
import { CheckboxGroupInput, RadioButtonGroupInput, TextInput, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { field } from '../../core/contract/field.ts';
import type { Schemas } from '../../core/contract/types.ts';
import { useKinds } from './useKinds.ts';

/** The values of the form: the change of a webhook, and whether it hears all events. */
export type Values = Partial<Schemas['WebhookInput']> & { hears?: string };

/** The inputs of a webhook: its name, its address, and all events or some. */
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
        choices={['all', 'some'].map((id) => ({ id, name: `webhooks.hears.${id}` }))}
        helperText={false}
        row={false}
      />
      <SomeKinds />
    </>
  );
}

function SomeKinds() {
  const translate = useTranslate();
  const { kinds, isError } = useKinds();
  if ((useWatch({ name: 'hears' }) as string) !== 'some') return null;
  if (isError) return <Alert severity="error">{translate('webhooks.kindsFailed')}</Alert>;
  if (!kinds) return <Skeleton variant="rounded" height={160} />;
  return (
    <CheckboxGroupInput
      {...field('WebhookInput', 'kinds')}
      label="resources.webhooks.fields.kinds"
      choices={kinds}
      translateChoice={false}
      row={false}
    />
  );
}

/** The form's values of a webhook. */
export function valuesOf({ name, url, kinds }: Schemas['Webhook']): Values {
  return { name, url, kinds, hears: kinds.length > 0 ? 'some' : 'all' };
}

/** Returns the API's input for the form's values. */
export function inputOf({ hears, kinds = [], ...values }: Values) {
  return { ...values, kinds: hears === 'some' ? kinds : [] };
}
