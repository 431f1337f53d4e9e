import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { RecoveredNote } from '../../../../core/form/RecoveredNote.tsx';
import { useMoneyFormat } from '../../../../core/format/useMoneyFormat.ts';
import { choiceBody, ChoiceReason, isChosen } from '../../award/ChoiceReason.tsx';
import { useChoice, useReasonsOf, useTypedSale } from '../../award/ChosenPrice.tsx';
import { isSettled, type Sale } from '../../award/margin.ts';
import { SaleField } from '../../award/SaleField.tsx';
import type { Quote } from '../../quote.ts';
import {
  awarded,
  type ChosenLeg,
  type Combinations,
  costOf,
  isCombination,
  isLowest,
} from './combined.ts';
import { LegsAwardButton } from './LegsAwardButton.tsx';

interface LegsAwardPanelProps {
  quote: Quote;
  data: Combinations;
  chosen: ChosenLeg[];
}

/** The sum of the chosen offers as cost, the inputs for sale and margin, the reasons for offers that are not the lowest, and the award. */
export function LegsAwardPanel({ quote, data, chosen }: LegsAwardPanelProps) {
  const translate = useTranslate();
  const { recovered, restart } = useChoice();
  const [reasonsOf, typeReasons] = useReasonsOf();
  const cost = costOf(chosen);
  const isWhole = chosen.every(({ offer }) => offer);
  const [sale, type] = useTypedSale(quote, cost);
  const awards = awarded(chosen);
  const dearer = awards.filter(({ leg, offer }) => !isLowest(leg, offer));
  const isExplained = dearer.every(({ offer }) => isChosen(reasonsOf(offer.invitationId)));
  const isLoss = sale.margin.startsWith('-');
  const amount = (name: keyof Sale) => ({
    name,
    value: sale[name],
    onType: (text: string) => type({ name, text }),
  });
  return (
    <Box component="aside" aria-label={translate('quotes.award.title')} sx={PANEL}>
      <RecoveredNote recovered={recovered} discard={() => restart()} />
      <Cost quote={quote} cost={cost} isWhole={isWhole} />
      <Validity data={data} chosen={chosen} isWhole={isWhole} />
      {isWhole && (
        <>
          <SaleField {...amount('saleValue')} unit={quote.currency ?? ''} />
          <Box sx={{ display: 'grid', gridTemplateColumns: '3fr 2fr', gap: 1.5 }}>
            <SaleField {...amount('margin')} unit={quote.currency ?? ''} isLoss={isLoss} />
            <SaleField {...amount('marginPercent')} unit="%" isLoss={isLoss} />
          </Box>
        </>
      )}
      {dearer.map(({ leg, offer }) => (
        <Box key={leg.legId} role="group" aria-label={translate(`quotes.legs.kind.${leg.leg}`)}>
          <Typography variant="caption" component="p" color="text.secondary" sx={{ mb: 1 }}>
            {translate('quotes.legs.notLowest', {
              leg: translate(`quotes.legs.kind.${leg.leg}`),
              carrier: offer.carrierName,
            })}
          </Typography>
          <ChoiceReason
            value={reasonsOf(offer.invitationId)}
            onChange={(some) => typeReasons(offer.invitationId, some)}
          />
        </Box>
      ))}
      <LegsAwardButton
        quote={quote}
        awards={awards.map(({ leg, offer }) => ({
          leg,
          offer,
          choice: isLowest(leg, offer) ? {} : choiceBody(reasonsOf(offer.invitationId)),
        }))}
        isWhole={isWhole}
        cost={cost}
        saleValue={isWhole ? sale.saleValue : ''}
        isReady={awards.length > 0 && (!isWhole || isSettled(sale)) && isExplained}
        onDone={() => restart()}
      />
    </Box>
  );
}

function Cost({ quote, cost, isWhole }: { quote: Quote; cost: string; isWhole: boolean }) {
  const translate = useTranslate();
  const money = useMoneyFormat();
  return (
    <Box sx={COST}>
      <Typography variant="body2" color="text.secondary">
        {translate(isWhole ? 'resources.quotes.fields.purchaseCost' : 'quotes.legs.partCost')}
      </Typography>
      <Typography sx={{ fontWeight: 650, fontVariantNumeric: 'tabular-nums' }}>
        {money(cost, quote.currency)}
      </Typography>
    </Box>
  );
}

/** That nobody has checked whether the chosen legs meet, where they are not one of the valid combinations. */
function Validity({
  data,
  chosen,
  isWhole,
}: Omit<LegsAwardPanelProps, 'quote'> & { isWhole: boolean }) {
  const translate = useTranslate();
  if (!isWhole || isCombination(chosen, data.cheapest) || isCombination(chosen, data.quickest))
    return null;
  return (
    <Typography variant="body2" color="text.secondary">
      {translate('quotes.legs.unchecked')}
    </Typography>
  );
}

const PANEL = {
  display: 'grid',
  gap: 1.75,
  p: 2,
  borderRadius: 2,
  bgcolor: 'background.default',
  border: 1,
  borderColor: 'divider',
};
const COST = { display: 'flex', justifyContent: 'space-between', gap: 1, alignItems: 'baseline' };
