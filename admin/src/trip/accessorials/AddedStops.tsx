import { Alert } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { Schemas } from '../../core/contract/types.ts';
import { useMoneyFormat } from '../../core/format/useMoneyFormat.ts';

/** Says what the stops cost that a load has got since its carrier's rate, at the agreed stop-off charge. */
export function AddedStops({ added }: { added: Schemas['AddedStops'] }) {
  const translate = useTranslate();
  const money = useMoneyFormat();
  const { count, stopOffCharge, amount, currency } = added;
  return (
    <Alert severity="info">
      {translate('accessorials.addedStops', {
        smart_count: count,
        charge: money(stopOffCharge, currency),
        amount: money(amount, currency),
      })}
    </Alert>
  );
}
