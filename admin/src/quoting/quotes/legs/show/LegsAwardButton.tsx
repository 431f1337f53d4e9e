import { Alert, Button } from '@mui/material';
import { useState } from 'react';
import { Confirm, useTranslate } from 'react-admin';
import { isReason, ReasonField } from '../../../../core/actions/ReasonField.tsx';
import { useAct } from '../../../../core/actions/useAct.ts';
import { Sentences } from '../../../../core/actions/useAskAgain.tsx';
import { AwardSummary } from '../../award/AwardSummary.tsx';
import { useChoice, useReasonsOf } from '../../award/ChosenPrice.tsx';
import { isLoss, useSaleDoubts } from '../../award/useQuoteDoubts.ts';
import type { Quote } from '../../quote.ts';
import { type LegToAward, LegsToAward } from './LegsToAward.tsx';
import { useLegDoubts } from './useLegDoubts.ts';

interface LegsAwardButtonProps {
  quote: Quote;
  awards: LegToAward[];
  /** Whether each leg has a carrier then. */
  isWhole: boolean;
  /** Of all legs, in the currency of the quote. */
  cost: string;
  saleValue: string;
  isReady: boolean;
  /** Called once the legs are assigned. */
  onDone: () => void;
}

/** The button that assigns the chosen legs after a confirmation, all or none; it creates the load and notifies the carriers. */
export function LegsAwardButton({ quote, awards, isReady, ...rest }: LegsAwardButtonProps) {
  const { isWhole, cost, saleValue, onDone } = rest;
  const translate = useTranslate();
  const [doubts, setDoubts] = useState<string[]>();
  const [isMissing, setMissing] = useState(false);
  const { place } = useChoice();
  const [reasonsOf, typeReasons] = useReasonsOf();
  const rateDoubts = useLegDoubts(quote);
  const saleDoubts = useSaleDoubts(quote);
  const { act, isPending } = useAct('quotes.legs.awarded', 'quotes.award.failed');
  const lacking = awards.filter(({ offer }) => offer.lackingDocuments.length > 0);
  const mayOverride = !!quote.can?.includes('override');
  const ask = async () =>
    setDoubts([...(saleValue ? saleDoubts(saleValue, cost) : []), ...(await rateDoubts(awards))]);
  const needed = [
    ...(saleValue && isLoss(quote, saleValue, cost) ? [LOSS(quote)] : []),
    ...lacking.map(({ offer }) => OVERRIDE(offer)),
  ];
  const textOf = ({ id, name }: Needed) => reasonsOf(id)[name];
  const award = async () => {
    if (!needed.every((one) => isReason(one.of, textOf(one)))) return setMissing(true);
    const what = { resource: 'quotes', id: quote.id, verb: 'legs/award', draft: place };
    const loss = needed.find(({ name }) => name === 'lossReason');
    const body = {
      awards: awards.map(({ leg, offer, choice }) => ({
        legId: leg.legId,
        invitationId: offer.invitationId,
        ...choice,
        ...(offer.lackingDocuments.length > 0 && {
          overrideReason: reasonsOf(offer.invitationId).overrideReason.trim(),
        }),
      })),
      ...(saleValue && { saleValue }),
      ...(loss && { lossReason: textOf(loss).trim() }),
    };
    const done = await act(what, body);
    setDoubts(undefined);
    if (done) onDone();
  };
  const words = { reference: quote.reference, smart_count: awards.length };
  const action = isWhole ? 'quotes.legs.award' : 'quotes.legs.awardSome';
  return (
    <>
      <Button
        fullWidth
        size="large"
        variant="contained"
        disabled={!isReady || (lacking.length > 0 && !mayOverride)}
        onClick={ask}
      >
        {translate(action, words)}
      </Button>
      <Confirm
        isOpen={doubts !== undefined}
        loading={isPending}
        title={translate('quotes.legs.awardAsk', words)}
        content={
          <>
            {doubts && doubts.length > 0 && (
              <Alert severity="warning" sx={{ mb: 2 }}>
                <Sentences>{doubts}</Sentences>
              </Alert>
            )}
            <LegsToAward quote={quote} awards={awards} />
            {isWhole && <AwardSummary quote={quote} cost={cost} saleValue={saleValue} />}
            {translate('quotes.legs.consequences')}
            {needed.map((one) => (
              <ReasonField
                key={one.id}
                of={one.of}
                label={one.carrier ? `${translate(one.label)}: ${one.carrier}` : one.label}
                help={one.help}
                value={textOf(one)}
                onChange={(reason) => typeReasons(one.id, { [one.name]: reason })}
                isMissing={isMissing && !isReason(one.of, textOf(one))}
              />
            ))}
          </>
        }
        confirm={translate(action, words)}
        onConfirm={award}
        onClose={() => setDoubts(undefined)}
      />
    </>
  );
}

/** A reason that the award needs, and under which id it is typed. */
interface Needed {
  id: string;
  name: 'lossReason' | 'overrideReason';
  of: [schema: string, field: string];
  label: string;
  help?: string;
  carrier?: string;
}

const LOSS = ({ id }: Quote): Needed => ({
  id,
  name: 'lossReason',
  of: ['QuoteLegsAward', 'lossReason'],
  label: 'quotes.share.lossReason',
});

const OVERRIDE = ({ invitationId, carrierName }: LegToAward['offer']): Needed => ({
  id: invitationId,
  name: 'overrideReason',
  of: ['LegAward', 'overrideReason'],
  label: 'quotes.award.override',
  help: 'quotes.award.overrideHelp',
  carrier: carrierName,
});
