import { Stack } from '@mui/material';
import { TextInput, usePermissions, useRecordContext } from 'react-admin';
import { VerbButton } from '../../../core/actions/VerbButton.tsx';
import type { Permissions } from '../../../core/auth/permissions.ts';
import { field } from '../../../core/contract/field.ts';
import type { Consent } from '../consent.ts';
import { TypesInput, toTypes, typesOf } from './TypesInput.tsx';

/** The buttons with which the carrier decides about the consent in context. */
export function ConsentActions() {
  const { id, status, types, companyName } = useRecordContext<Consent>()!;
  const may = usePermissions<Permissions>().permissions?.consents ?? [];
  if (!may.includes('grant')) return null;
  const of = { resource: 'consents', id };
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <VerbButton
        of={of}
        verb="grant"
        words={status === 'granted' ? 'consents.change' : 'consents.grant'}
        about={companyName}
        variant={status === 'asked' ? 'contained' : 'outlined'}
        start={typesOf(types)}
        toBody={toTypes}
      >
        <TypesInput />
      </VerbButton>
      {status === 'asked' && (
        <VerbButton of={of} verb="refuse" words="consents.refuse" about={companyName}>
          <WhyInput />
        </VerbButton>
      )}
      {status === 'granted' && (
        <VerbButton
          of={of}
          verb="withdraw"
          words="consents.withdraw"
          about={companyName}
          color="error"
        >
          <WhyInput />
        </VerbButton>
      )}
    </Stack>
  );
}

function WhyInput() {
  return (
    <TextInput
      {...field('ConsentEnd', 'reason')}
      label="consents.why"
      helperText="consents.whyHelp"
      multiline
      minRows={2}
      fullWidth
    />
  );
}
