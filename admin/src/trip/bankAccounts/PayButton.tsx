import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { Skeleton, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { RecordContextProvider, TextField, useDataProvider, useTranslate } from 'react-admin';
import { TextButton } from '../../core/actions/TextButton.tsx';
import type { Schemas } from '../../core/contract/types.ts';
import type { AndenDataProvider } from '../../core/data/dataProvider.ts';
import { Fact, Facts } from '../../core/fields/Facts.tsx';
import { formatDate } from '../../core/format/formatDate.ts';
import { useRegion } from '../../core/format/useNumberFormat.ts';

/** A button that shows who pays a carrier its accounts in use, whole. They are read when it is pressed. */
export function PayButton({ carrierId }: { carrierId: string }) {
  const translate = useTranslate();
  const titleId = useId();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {translate('bankAccounts.pay.action')}
      </Button>
      <Dialog open={isOpen} onClose={close} maxWidth="xs" fullWidth aria-labelledby={titleId}>
        <DialogTitle id={titleId}>{translate('bankAccounts.pay.title')}</DialogTitle>
        <DialogContent>{isOpen && <ToPay carrierId={carrierId} />}</DialogContent>
        <DialogActions>
          <TextButton label="bankAccounts.pay.close" onClick={close} />
        </DialogActions>
      </Dialog>
    </>
  );
}

function ToPay({ carrierId }: { carrierId: string }) {
  const translate = useTranslate();
  const { read } = useDataProvider<AndenDataProvider>();
  const { data, error } = useQuery({
    queryKey: ['bank_accounts', 'toPay', carrierId],
    queryFn: async () =>
      (await read<Schemas['AccountsToPay']>(`carriers/${carrierId}/bank_accounts`)).data,
    gcTime: 0,
  });
  if (error) return <Alert severity="error">{error.message}</Alert>;
  if (!data) return <Skeleton variant="rounded" height={120} aria-busy />;
  if (!data.pays) return <Typography>{translate('bankAccounts.pay.notPaying')}</Typography>;
  if (data.accounts.length === 0)
    return <Typography>{translate('bankAccounts.pay.none')}</Typography>;
  return (
    <Stack spacing={3}>
      {data.accounts.map((account) => (
        <Whole key={account.currency} account={account} />
      ))}
      <Typography variant="body2" color="text.secondary">
        {translate('bankAccounts.pay.logged')}
      </Typography>
    </Stack>
  );
}

function Whole({ account }: { account: Schemas['AccountToPay'] }) {
  const translate = useTranslate();
  const region = useRegion();
  const { kind, routingNumber, currency, nextAt } = account;
  return (
    <RecordContextProvider value={{ id: currency, ...account }}>
      <Facts>
        <Fact source="bank" label={`${FIELDS}.bank`} />
        <Fact source="holder" label={`${FIELDS}.holder`} />
        {routingNumber && <Fact source="routingNumber" label={`${FIELDS}.routingNumber`} />}
        <Fact source="number" label={`${FIELDS}.${kind === 'clabe' ? 'clabe' : 'number'}`}>
          <TextField source="number" sx={{ fontVariantNumeric: 'tabular-nums', fontWeight: 600 }} />
        </Fact>
        <Fact source="currency" label={`${FIELDS}.currency`} />
      </Facts>
      {nextAt && (
        <Alert severity="warning" sx={{ mt: 1 }}>
          {translate('bankAccounts.pay.next', {
            date: formatDate(nextAt, region, { withTime: true }),
          })}
        </Alert>
      )}
    </RecordContextProvider>
  );
}

const FIELDS = 'resources.bank_accounts.fields';
