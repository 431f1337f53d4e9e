import { Stack, Typography } from '@mui/material';
import { required, TextInput, usePermissions, useTranslate } from 'react-admin';
import { VerbButton } from '../../core/actions/VerbButton.tsx';
import type { Permissions } from '../../core/auth/permissions.ts';
import { useSignedInUser } from '../../core/auth/useSignedInUser.ts';
import { field } from '../../core/contract/field.ts';
import type { BankAccount } from './accountPhase.ts';

/** The buttons that confirm and reject an account that is not used yet. The user who entered it may only reject it. */
export function DecideButtons({ account }: { account: BankAccount }) {
  const translate = useTranslate();
  const may = usePermissions<Permissions>().permissions?.bank_accounts ?? [];
  const isOwn = useSignedInUser()?.id === account.enteredBy;
  const { id, status, lastFour: about } = account;
  const of = { resource: 'bank_accounts', id };
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {may.includes('confirm') && status === 'entered' && !isOwn && (
        <VerbButton of={of} verb="confirm" words="bankAccounts.confirm" about={about} size="small">
          <Typography variant="body2" sx={{ mb: 2 }}>
            {translate('bankAccounts.confirm.text')}
          </Typography>
          <TextInput
            {...field('BankAccountConfirmation', 'accountNumber')}
            label={account.kind === 'clabe' ? `${FIELDS}.clabe` : `${FIELDS}.accountNumber`}
            inputMode="numeric"
            autoComplete="off"
            fullWidth
          />
        </VerbButton>
      )}
      {may.includes('reject') && (
        <VerbButton
          of={of}
          verb="reject"
          words="bankAccounts.reject"
          about={about}
          size="small"
          color="error"
        >
          <TextInput
            {...field('BankAccountRejection', 'reason')}
            label="bankAccounts.reject.reason"
            validate={required()}
            multiline
            fullWidth
          />
        </VerbButton>
      )}
    </Stack>
  );
}

const FIELDS = 'resources.bank_accounts.fields';
