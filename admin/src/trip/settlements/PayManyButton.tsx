import PaymentsOutlined from '@mui/icons-material/PaymentsOutlined';
import { Typography } from '@mui/material';
import { useMemo } from 'react';
import { TextInput } from 'react-admin';
import { BulkFormButton } from '../../core/list/bulk/BulkFormButton.tsx';
import { field } from '../../core/contract/field.ts';
import { dayFromNow } from '../../core/data/serverClock.ts';
import { DateInput } from '../../core/inputs/DateInput.tsx';
import { ChosenSums } from './ChosenSums.tsx';
import { useChosen } from './useChosen.ts';

/** Marks the chosen settlements as paid with one day and one reference, each as it stood when it was chosen. */
export function PayManyButton() {
  const chosen = useChosen();
  const seen = chosen.map(({ id, version, total }) => ({ id, version, total }));
  // The API refuses a day that is not there yet where the company is.
  const start = useMemo(() => ({ paidOn: dayFromNow() }), []);
  const toAct = (values: object) => ({ ...values, action: 'pay', seen });
  return (
    <BulkFormButton
      words="settlements.payMany"
      icon={<PaymentsOutlined />}
      start={start}
      toAct={toAct}
    >
      <Typography component="div" variant="body2" sx={{ mb: 2 }}>
        <ChosenSums settlements={chosen} />
      </Typography>
      <DateInput isPast {...field('PaymentMark', 'paidOn')} label="settlements.pay.day" fullWidth />
      <TextInput
        {...field('PaymentMark', 'reference')}
        label="settlements.pay.reference"
        fullWidth
      />
    </BulkFormButton>
  );
}
