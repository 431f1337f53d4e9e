import { Alert, Box, Skeleton, Stack, Typography } from '@mui/material';
import { useGetList, usePermissions, useTranslate } from 'react-admin';
import type { Permissions } from '../../core/auth/permissions.ts';
import { serverNow } from '../../core/data/serverClock.ts';
import { ToneChip } from '../../core/fields/ToneChip.tsx';
import { formatDate } from '../../core/format/formatDate.ts';
import { useRegion } from '../../core/format/useNumberFormat.ts';
import { Section } from '../../core/pages/Section.tsx';
import type { Tone } from '../../core/theme/tokens.ts';
import { DecideButtons } from './DecideButtons.tsx';
import { EnterButton } from './EnterButton.tsx';
import { PayButton } from './PayButton.tsx';
import { type BankAccount, type AccountPhase, phaseOf } from './accountPhase.ts';

/** The bank accounts of a carrier with their last four digits, and what the user may do about them. */
export function BankAccounts({ carrierId }: { carrierId: string }) {
  const translate = useTranslate();
  const may = usePermissions<Permissions>().permissions?.bank_accounts ?? [];
  const filter = { carrierId };
  const { data, error } = useGetList<BankAccount>('bank_accounts', { ...PAGE, filter });
  if (error) return <Alert severity="error">{error.message}</Alert>;
  const now = serverNow();
  return (
    <Section title="bankAccounts.title">
      {!data && <Skeleton variant="rounded" height={80} aria-busy />}
      {data?.length === 0 && (
        <Typography color="text.secondary">{translate('bankAccounts.empty')}</Typography>
      )}
      <Stack component="ul" spacing={2} sx={LIST}>
        {data?.map((account) => (
          <One key={account.id} account={account} phase={phaseOf(account, data, now)} />
        ))}
      </Stack>
      <Typography variant="body2" color="text.secondary" sx={{ mt: 1.5 }}>
        {translate('bankAccounts.note')}
      </Typography>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', mt: 1.5 }}>
        {may.includes('enter') && <EnterButton carrierId={carrierId} />}
        {may.includes('pay') && <PayButton carrierId={carrierId} />}
      </Stack>
    </Section>
  );
}

/** The accounts of a carrier of another network: not listed, and shown whole to who pays it. */
export function PaidAccounts({ carrierId }: { carrierId: string }) {
  const translate = useTranslate();
  const may = usePermissions<Permissions>().permissions?.bank_accounts ?? [];
  return (
    <Section title="bankAccounts.title">
      <Typography color="text.secondary">{translate('bankAccounts.ofOthers')}</Typography>
      {may.includes('pay') && (
        <Box sx={{ mt: 1.5 }}>
          <PayButton carrierId={carrierId} />
        </Box>
      )}
    </Section>
  );
}

function One({ account, phase }: { account: BankAccount; phase: AccountPhase }) {
  const translate = useTranslate();
  const region = useRegion();
  const { holder, bank, kind, lastFour, currency, reason } = account;
  const at = { entered: account.createdAt, rejected: account.decidedAt! };
  const date = formatDate(
    phase === 'entered' || phase === 'rejected' ? at[phase] : account.effectiveAt!,
    region,
    { withTime: true },
  );
  const name = phase === 'entered' ? account.enteredByName : account.decidedByName;
  return (
    <Stack component="li" spacing={0.75}>
      <Box sx={HEAD}>
        <Typography component="h3" variant="body1" sx={{ fontWeight: 600, flex: '1 1 160px' }}>
          {bank}
        </Typography>
        <ToneChip label={translate(`bankAccounts.state.${phase}`)} tone={TONES[phase]} />
      </Box>
      <Typography variant="body2">{holder}</Typography>
      <Typography variant="body2">
        {translate(`bankAccounts.ends.${kind}`, { digits: lastFour, currency })}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {translate(`bankAccounts.told.${phase}`, { name, date, reason })}
      </Typography>
      {(phase === 'entered' || phase === 'coming') && <DecideButtons account={account} />}
    </Stack>
  );
}

const TONES: Record<AccountPhase, Tone> = {
  entered: 'warning',
  coming: 'info',
  used: 'good',
  past: 'neutral',
  rejected: 'neutral',
};
const PAGE = {
  pagination: { page: 1, perPage: 50 },
  sort: { field: 'createdAt', order: 'DESC' },
} as const;
const LIST = { listStyle: 'none', p: 0, m: 0 };
const HEAD = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 };
