import { Alert, Button } from '@mui/material';
import { useState } from 'react';
import { Confirm, useTranslate } from 'react-admin';
import { isReason, ReasonField } from '../../core/actions/ReasonField.tsx';
import { Sentences } from '../../core/actions/useAskAgain.tsx';
import { useAct } from '../../core/actions/useAct.ts';
import { useMoneyFormat } from '../../core/format/useMoneyFormat.ts';
import type { Invitation, Quote } from '../quote.ts';
import { useChoice } from './ChosenPrice.tsx';
import { isLoss, useRateDoubts, useSaleDoubts } from './useQuoteDoubts.ts';

interface AwardButtonProps {
  quote: Quote;
  offer: Invitation;
  saleValue: string;
  /** The reason for not choosing the lowest rate, with its comment. */
  choice: { reason?: string; comment?: string };
  /** The reason for choosing a carrier that lacks documents. */
  overrideReason?: string;
  /** The reason for selling below cost. */
  lossReason: string;
  onLossReason: (reason: string) => void;
  /** Called with the API's message when the carrier lacks documents. */
  onLacking: (what: string) => void;
  /** Called once the load is assigned. */
  onDone: () => void;
  isReady: boolean;
}

/**
 * The button that assigns the load to the chosen carrier after a confirmation; it creates the load's record and
 * notifies the carriers.
 */
export function AwardButton({ quote, offer, isReady, ...rest }: AwardButtonProps) {
  const { onLossReason, onLacking, onDone, ...given } = rest;
  const translate = useTranslate();
  const money = useMoneyFormat();
  const [doubts, setDoubts] = useState<string[]>();
  const { place } = useChoice();
  const doubtsOf = useAwardDoubts(quote);
  const { act, isPending } = useAct('quotes.award.done', 'quotes.award.failed');
  const [isMissing, setMissing] = useState(false);
  const needsReason = isLoss(quote, given.saleValue, offer.amount);
  const award = async () => {
    if (needsReason && !isReason(LOSS, given.lossReason)) return setMissing(true);
    const what = { resource: 'quotes', id: quote.id, verb: 'award', draft: place };
    const lossReason = needsReason ? given.lossReason.trim() : '';
    const body = bodyOf(offer, { ...given, lossReason });
    const done = await act(what, body, (errors, { title, code }) => {
      if (code === 'DOCUMENTS_LACKING') onLacking(title ?? '');
    });
    setDoubts(undefined);
    if (done) onDone();
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
            {needsReason && (
              <ReasonField
                of={LOSS}
                label="quotes.share.lossReason"
                value={given.lossReason}
                onChange={onLossReason}
                isMissing={isMissing}
              />
            )}
          </>
        }
        confirm="quotes.award.action"
        onConfirm={award}
        onClose={() => setDoubts(undefined)}
      />
    </>
  );
}

/** The doubts about assigning the load at the rate of an offer and selling it at this price. */
function useAwardDoubts(quote: Quote) {
  const rate = useRateDoubts(quote);
  const sale = useSaleDoubts(quote);
  return async ({ amount }: Invitation, saleValue: string) => [
    ...sale(saleValue, amount),
    ...(await rate(amount)),
  ];
}

const LOSS = ['QuoteAward', 'lossReason'] as const;

type Given = Pick<AwardButtonProps, 'saleValue' | 'choice' | 'overrideReason' | 'lossReason'>;

function bodyOf({ id }: Invitation, { saleValue, choice, overrideReason, lossReason }: Given) {
  return {
    invitationId: id,
    ...(saleValue && { saleValue }),
    ...choice,
    ...(overrideReason && { overrideReason }),
    ...(lossReason && { lossReason }),
  };
}
