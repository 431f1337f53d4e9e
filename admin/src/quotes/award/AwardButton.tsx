import { Alert, Button } from '@mui/material';
import { useState } from 'react';
import { Confirm, useTranslate } from 'react-admin';
import { Sentences } from '../../core/actions/useAskAgain.tsx';
import { useAct } from '../../core/actions/useAct.ts';
import { useMoneyFormat } from '../../core/format/useMoneyFormat.ts';
import type { Invitation, Quote } from '../quote.ts';
import { useRateDoubts, useSaleDoubts } from './useQuoteDoubts.ts';

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
  const [doubts, setDoubts] = useState<string[]>();
  const doubtsOf = useAwardDoubts(quote);
  const { act, isPending } = useAct('quotes.award.done', 'quotes.award.failed');
  const award = async () => {
    const what = { resource: 'quotes', id: quote.id, verb: 'award' };
    await act(what, bodyOf(offer, given), (errors, { title, code }) => {
      if (code === 'DOCUMENTS_LACKING') onLacking(title ?? '');
    });
    setDoubts(undefined);
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
        onClick={async () => setDoubts(await doubtsOf(offer, given.saleValue))}
      >
        {translate('quotes.award.action')}
      </Button>
      <Confirm
        isOpen={doubts !== undefined}
        loading={isPending}
        title={translate('quotes.award.ask', names)}
        content={
          <>
            {doubts && doubts.length > 0 && (
              <Alert severity="warning" sx={{ mb: 2 }}>
                <Sentences>{doubts}</Sentences>
              </Alert>
            )}
            {translate('quotes.award.consequences', names)}
          </>
        }
        confirm="quotes.award.action"
        onConfirm={award}
        onClose={() => setDoubts(undefined)}
      />
    </>
  );
}

/** What is unusual about giving the load at the rate of an offer and selling it so. */
function useAwardDoubts(quote: Quote) {
  const rate = useRateDoubts(quote);
  const sale = useSaleDoubts(quote);
  return async ({ amount }: Invitation, saleValue: string) => [
    ...sale(saleValue, amount),
    ...(await rate(amount)),
  ];
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
