import { Button } from '@mui/material';
import { useState } from 'react';
import { Confirm, useTranslate } from 'react-admin';
import { useAct } from '../../core/actions/useAct.ts';
import { useMoneyFormat } from '../../core/format/useMoneyFormat.ts';
import type { Invitation, Quote } from '../quote.ts';

interface AwardButtonProps {
  quote: Quote;
  offer: Invitation;
  saleValue: string;
  /** Why not the lowest rate, where it is not. */
  reason?: string;
  /** Why although the carrier lacks documents. */
  overrideReason?: string;
  /** The carrier lacks documents: hears which, in words. */
  onLacking: (what: string) => void;
  isReady: boolean;
}

/** Gives the load to the chosen carrier, after asking: the shipment is created and everybody is told. */
export function AwardButton({ quote, offer, isReady, onLacking, ...given }: AwardButtonProps) {
  const translate = useTranslate();
  const money = useMoneyFormat();
  const [isAsking, setAsking] = useState(false);
  const { act, isPending } = useAct('quotes.award.done', 'quotes.award.failed');
  const award = async () => {
    const what = { resource: 'quotes', id: quote.id, verb: 'award' };
    await act(what, bodyOf(offer, given), (errors, { title, code }) => {
      if (code === 'DOCUMENTS_LACKING') onLacking(title ?? '');
    });
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

type Given = Pick<AwardButtonProps, 'saleValue' | 'reason' | 'overrideReason'>;

function bodyOf({ id }: Invitation, { saleValue, reason, overrideReason }: Given) {
  return {
    invitationId: id,
    ...(saleValue && { saleValue }),
    ...(reason && { reason }),
    ...(overrideReason && { overrideReason }),
  };
}
