import { Alert, Box, Skeleton } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Section } from '../../../../core/pages/Section.tsx';
import { useChoice } from '../../award/ChosenPrice.tsx';
import type { Quote } from '../../quote.ts';
import { CombinationCards } from './CombinationCards.tsx';
import { chosenLegs, type Combinations as Offers } from './combined.ts';
import { LegChoices } from './LegChoices.tsx';
import { LegsAwardPanel } from './LegsAwardPanel.tsx';
import { Obstacles } from './Obstacles.tsx';
import { useCombinations } from './useCombinations.ts';

interface CombinationsProps {
  quote: Quote;
  onShow: (tab: string) => void;
}

/** The offers for the legs compared in one currency: the cheapest and the quickest valid combination, those for the whole beside them, the choice for each leg, and the award. */
export function Combinations({ quote, onShow }: CombinationsProps) {
  const translate = useTranslate();
  const { data, isError } = useCombinations(quote);
  if (!data && isError)
    return <Alert severity="error">{translate('quotes.legs.offersFailed')}</Alert>;
  if (!data) return <Skeleton variant="rounded" height={240} />;
  const hasOffers = [...data.legs.flatMap(({ offers }) => offers), ...data.whole.offers].length > 0;
  return (
    <Section title="quotes.legs.combinations">
      {hasOffers ? (
        <Compared quote={quote} data={data} onShow={onShow} />
      ) : (
        translate('quotes.legs.noOffers')
      )}
    </Section>
  );
}

function Compared({ quote, data, onShow }: CombinationsProps & { data: Offers }) {
  const { values, change } = useChoice();
  const chosen = chosenLegs(data, values.legs);
  const choose = (legs: Record<string, string>) =>
    change({ legs: Object.assign({}, values.legs, legs) });
  const mayAward = !!quote.can?.includes('awardLegs');
  return (
    <Box sx={PARTS}>
      <Obstacles obstacles={data.obstacles} onShow={onShow} />
      <CombinationCards
        quote={quote}
        data={data}
        chosen={chosen}
        onChoose={mayAward ? choose : undefined}
        onShow={onShow}
      />
      <Box sx={mayAward ? BESIDE : undefined}>
        <LegChoices quote={quote} chosen={chosen} onChoose={mayAward ? choose : undefined} />
        {mayAward && <LegsAwardPanel quote={quote} data={data} chosen={chosen} />}
      </Box>
    </Box>
  );
}

const PARTS = { display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' };
const BESIDE = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 288px' },
};
