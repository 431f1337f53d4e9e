import { Button } from '@mui/material';
import { useState } from 'react';
import { Confirm, useTranslate } from 'react-admin';
import { useAct } from '../../core/useAct.ts';
import { useMoneyFormat } from '../../core/useMoneyFormat.ts';
import type { Invitation, Quote } from '../quote.ts';

interface AwardButtonProps {
  quote: Quote;
  offer: Invitation;
  saleValue: string;
  /** Why not the lowest rate, where it is not. */
  reason?: string;
  isReady: boolean;
}

/** Gives the load to the chosen carrier, after asking: the shipment is created and everybody is told. */
export function AwardButton({ quote, offer, saleValue, reason, isReady }: AwardButtonProps) {
  const translate = useTranslate();
  const money = useMoneyFormat();
  const [isAsking, setAsking] = useState(false);
  const { act, isPending } = useAct('quotes.award.done', 'quotes.award.failed');
  const award = async () => {
    const body = {
      invitationId: offer.id,
      ...(saleValue && { saleValue }),
      ...(reason && { reason }),
    };
    await act({ resource: 'quotes', id: quote.id, verb: 'award' }, body);
    setAsking(false);
  };
  const names = {
    reference: quote.reference,
    carrier: offer.carrierName ?? '',
    amount: money(offer.amount, quote.currency),
  };
  return (
    <>
      <Button
        fullWidth
        size="large"
        variant="contained"
        disabled={offer.status !== 'rated' || !isReady}
        onClick={() => setAsking(true)}
      >
        {translate('quotes.award.action')}
      </Button>
      <Confirm
        isOpen={isAsking}
        loading={isPending}
        title={translate('quotes.award.ask', names)}
        content={translate('quotes.award.consequences', names)}
        confirm="quotes.award.action"
        onConfirm={award}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
