import { Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { Form, type HttpError, SaveButton, TextInput, Title, useTranslate } from 'react-admin';
import { field } from '../../core/contract/field.ts';
import { Section } from '../../core/pages/Section.tsx';
import { call, type PersonalAddress } from './call.ts';
import { FoundAddress } from './FoundAddress.tsx';

/** /admin/personal_data: where the address of a person without an account occurs, its export and its erasure. */
export function PersonalDataPage() {
  const translate = useTranslate();
  const [result, setResult] = useState<PersonalAddress>();
  return (
    <Stack spacing={2} sx={{ maxWidth: 720, width: '100%', minWidth: 0 }}>
      <Title title={translate('resources.personal_data.name', 2)} />
      <Section>
        <Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>
          {translate('personalData.hint')}
        </Typography>
        <SearchForm onFound={setResult} />
      </Section>
      {result && <FoundAddress key={result.address} result={result} onErased={setResult} />}
    </Stack>
  );
}

function SearchForm({ onFound }: { onFound: (result?: PersonalAddress) => void }) {
  const search = async (values: object) => {
    onFound(undefined);
    try {
      onFound(await call('find', values));
      return undefined;
    } catch (error) {
      return (error as HttpError).body.errors as object;
    }
  };
  return (
    <Form noValidate onSubmit={search} disableInvalidFormNotification>
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        spacing={1.5}
        sx={{ alignItems: { xs: 'stretch', sm: 'flex-start' } }}
      >
        <TextInput
          {...field('PersonalAddress', 'address')}
          label="resources.personal_data.fields.address"
          autoComplete="off"
          autoFocus
          fullWidth
        />
        <SaveButton
          label="personalData.find"
          icon={<></>}
          alwaysEnable
          sx={{ flexShrink: 0, whiteSpace: 'nowrap' }}
        />
      </Stack>
    </Form>
  );
}
