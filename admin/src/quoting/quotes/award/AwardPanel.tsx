import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { FactsToCheck } from '../../../network/carriers/index.ts';
import { RecoveredNote } from '../../../core/form/RecoveredNote.tsx';
import { useMoneyFormat } from '../../../core/format/useMoneyFormat.ts';
import { isSettled, type Sale } from './margin.ts';
import type { Invitation, Quote } from '../quote.ts';
import { AwardButton } from './AwardButton.tsx';
import { useChoice, useTypedReasons, useTypedSale } from './ChosenPrice.tsx';
import { choiceBody, ChoiceReason, isChosen } from './ChoiceReason.tsx';
import { LackingDocuments } from './LackingDocuments.tsx';
import { SaleField } from './SaleField.tsx';

interface AwardPanelProps {
  quote: Quote;
  offer: Invitation;
  /** Whether no valid rate is lower. */
  isLowest: boolean;
}

/** The chosen rate as cost, the inputs for sale and margin, which a leg has none of its own, and the button that assigns the load. */
export function AwardPanel({ quote, offer, isLowest }: AwardPanelProps) {
  const [reasons, typeReasons] = useTypedReasons(offer);
  const { recovered, restart } = useChoice();
  const translate = useTranslate();
  const money = useMoneyFormat();
  const cost = offer.amount ?? '0';
  const isLeg = !!quote.wholeId;
  const [sale, type] = useTypedSale(quote, cost);
  const amount = (name: keyof Sale) => ({
    name,
    value: sale[name],
    onType: (text: string) => type({ name, text }),
  });
  return (
    <Box
      component="aside"
      aria-label={translate(isLeg ? 'quotes.award.action' : 'quotes.award.title')}
      sx={PANEL}
    >
      <Typography component="h3" variant="h5">
        {offer.carrierName}
      </Typography>
      <RecoveredNote recovered={recovered} discard={() => restart()} />
      <Box sx={COST}>
        <Typography variant="body2" color="text.secondary">
          {translate('resources.quotes.fields.purchaseCost')}
        </Typography>
        <Typography sx={{ fontWeight: 650, fontVariantNumeric: 'tabular-nums' }}>
          {money(cost, quote.currency)}
        </Typography>
      </Box>
      {!isLeg && (
        <>
          <SaleField {...amount('saleValue')} unit={quote.currency ?? ''} />
          <Box sx={{ display: 'grid', gridTemplateColumns: '3fr 2fr', gap: 1.5 }}>
            <SaleField
              {...amount('margin')}
              unit={quote.currency ?? ''}
              isLoss={sale.margin.startsWith('-')}
            />
            <SaleField {...amount('marginPercent')} unit="%" isLoss={sale.margin.startsWith('-')} />
          </Box>
        </>
      )}
      {!isLowest && <ChoiceReason value={reasons} onChange={typeReasons} />}
      <LackingDocuments offer={offer} />
      <FactsToCheck carrierId={offer.carrierId} />
      <AwardButton
        quote={quote}
        offer={offer}
        saleValue={sale.saleValue}
        choice={isLowest ? {} : choiceBody(reasons)}
        reasons={reasons}
        onReasons={typeReasons}
        onDone={() => restart()}
        isReady={isSettled(sale) && (isLowest || isChosen(reasons))}
      />
    </Box>
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
