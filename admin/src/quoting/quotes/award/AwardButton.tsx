import { Alert, Button } from '@mui/material';
import { useState } from 'react';
import { Confirm, useTranslate } from 'react-admin';
import { isReason, ReasonField } from '../../../core/actions/ReasonField.tsx';
import { Sentences } from '../../../core/actions/useAskAgain.tsx';
import { useAct } from '../../../core/actions/useAct.ts';
import type { Invitation, Quote } from '../quote.ts';
import { type AwardReasons, useChoice } from './ChosenPrice.tsx';
import { AwardSummary } from './AwardSummary.tsx';
import { LackingDocuments } from './LackingDocuments.tsx';
import { isLoss, useRateDoubts, useSaleDoubts } from './useQuoteDoubts.ts';

type Reasons = Pick<AwardReasons, 'overrideReason' | 'lossReason'>;

interface AwardButtonProps {
  quote: Quote;
  offer: Invitation;
  saleValue: string;
  /** The reason for not choosing the lowest rate, with its comment. */
  choice: { reason?: string; comment?: string };
  /** The typed reasons for selling below cost and for a carrier that lacks documents. */
  reasons: Reasons;
  onReasons: (some: Partial<Reasons>) => void;
  /** Called once the load is assigned. */
  onDone: () => void;
  isReady: boolean;
}

/**
 * The button that assigns the load to the chosen carrier after a confirmation; it creates the load's record and
 * notifies the carriers. A carrier that lacks documents can be chosen only by who may override it, with a reason.
 */
export function AwardButton({ quote, offer, isReady, ...rest }: AwardButtonProps) {
  const { saleValue, choice, reasons, onReasons, onDone } = rest;
  const translate = useTranslate();
  const [doubts, setDoubts] = useState<string[]>();
  const { place } = useChoice();
  const doubtsOf = useAwardDoubts(quote);
  const { act, isPending } = useAct('quotes.award.done', 'quotes.award.failed');
  const [isMissing, setMissing] = useState(false);
  const isLacking = !!offer.lackingDocuments?.length;
  const mayOverride = !!quote.can?.includes('override');
  const needed = neededReasons(isLoss(quote, saleValue, offer.amount), isLacking);
  const award = async () => {
    if (!needed.every((name) => isReason(['QuoteAward', name], reasons[name])))
      return setMissing(true);
    const what = { resource: 'quotes', id: quote.id, verb: 'award', draft: place };
    const given = needed.map((name) => [name, reasons[name].trim()]);
    const sale = saleValue && { saleValue };
    const body = { invitationId: offer.id, ...sale, ...choice, ...Object.fromEntries(given) };
    const done = await act(what, body);
    setDoubts(undefined);
    if (done) onDone();
  };
  const names = { reference: quote.reference, carrier: offer.carrierName ?? '' };
  return (
    <>
      <Button
        fullWidth
        size="large"
        variant="contained"
        disabled={offer.status !== 'rated' || !isReady || (isLacking && !mayOverride)}
        onClick={async () => setDoubts(await doubtsOf(offer, saleValue))}
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
            <AwardSummary quote={quote} cost={offer.amount ?? '0'} saleValue={saleValue} />
            <LackingDocuments offer={offer} />
            {translate('quotes.award.consequences')}
            {needed.map((name) => (
              <ReasonField
                key={name}
                of={['QuoteAward', name]}
                label={LABELS[name]}
                help={HELP[name]}
                value={reasons[name]}
                onChange={(reason) => onReasons({ [name]: reason })}
                isMissing={isMissing && !isReason(['QuoteAward', name], reasons[name])}
              />
            ))}
          </>
        }
        confirm="quotes.award.action"
        onConfirm={award}
        onClose={() => setDoubts(undefined)}
      />
    </>
  );
}

function neededReasons(isLoss: boolean, isLacking: boolean): (keyof Reasons)[] {
  return [
    ...(isLoss ? (['lossReason'] as const) : []),
    ...(isLacking ? (['overrideReason'] as const) : []),
  ];
}

const LABELS = { lossReason: 'quotes.share.lossReason', overrideReason: 'quotes.award.override' };
const HELP = { lossReason: undefined, overrideReason: 'quotes.award.overrideHelp' };

/** The doubts about assigning the load at the rate of an offer and selling it at this price. */
function useAwardDoubts(quote: Quote) {
  const rate = useRateDoubts(quote);
  const sale = useSaleDoubts(quote);
  return async ({ amount }: Invitation, saleValue: string) => [
    ...sale(saleValue, amount),
    ...(await rate(amount)),
  ];
}
