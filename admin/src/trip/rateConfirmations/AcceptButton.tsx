import { Button } from '@mui/material';
import { useState } from 'react';
import { Confirm, useTranslate } from 'react-admin';
import { useAct } from '../../core/actions/useAct.ts';
import { useMoneyFormat } from '../../core/format/useMoneyFormat.ts';
import type { Confirmation } from './useConfirmations.ts';

interface AcceptButtonProps {
  shipmentId: string;
  confirmation: Confirmation;
}

/** The button by which the carrier accepts the shown revision, identified by its hash, after a confirmation. */
export function AcceptButton({ shipmentId, confirmation }: AcceptButtonProps) {
  const translate = useTranslate();
  const money = useMoneyFormat();
  const [isAsking, setAsking] = useState(false);
  const { act, isPending } = useAct('rateConfirmations.done.accepted');
  const { id, hash, revision, price, can } = confirmation;
  if (!can.includes('accept')) return null;
  const accept = async () => {
    const verb = `rateConfirmations/${id}/accept`;
    await act({ resource: 'shipments', id: shipmentId, verb }, { hash });
    setAsking(false);
  };
  const amount = money(price.total, price.currency);
  return (
    <>
      <Button variant="contained" size="large" onClick={() => setAsking(true)}>
        {translate('rateConfirmations.accept')}
      </Button>
      <Confirm
        isOpen={isAsking}
        loading={isPending}
        title={translate('rateConfirmations.ask.title', { revision })}
        content={translate('rateConfirmations.ask.text', { amount })}
        confirm="rateConfirmations.accept"
        onConfirm={accept}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
