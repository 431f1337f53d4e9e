import PaymentsOutlined from '@mui/icons-material/PaymentsOutlined';
import { Typography } from '@mui/material';
import { useMemo } from 'react';
import { DateInput, TextInput } from 'react-admin';
import { BulkFormButton } from '../../core/list/bulk/BulkFormButton.tsx';
import { field } from '../../core/contract/field.ts';
import { ChosenSums } from './ChosenSums.tsx';
import { useChosen } from './useChosen.ts';

/** Marks the chosen settlements as paid with one day and one reference, each as it stood when it was chosen. */
export function PayManyButton() {
  const chosen = useChosen();
  const seen = chosen.map(({ id, version, total }) => ({ id, version, total }));
  const start = useMemo(() => ({ paidOn: today() }), []);
  const toAct = (values: object) => ({ ...values, action: 'pay', seen });
  return (
    <BulkFormButton
      words="settlements.payMany"
      icon={<PaymentsOutlined />}
      start={start}
      toAct={toAct}
    >
      <Typography component="div" variant="body2" sx={{ mb: 2 }}>
        <ChosenSums chosen={chosen} />
      </Typography>
      <DateInput {...field('PaymentMark', 'paidOn')} label="settlements.pay.day" fullWidth />
      <TextInput
        {...field('PaymentMark', 'reference')}
        label="settlements.pay.reference"
        fullWidth
      />
    </BulkFormButton>
  );
}

/** The day by the clock of the device; the API refuses one that is not there yet where the company is. */
function today(): string {
  const now = new Date();
  const parts = [now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0'));
  return [now.getFullYear(), ...parts].join('-');
}
