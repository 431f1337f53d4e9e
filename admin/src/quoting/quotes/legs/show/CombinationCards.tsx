import { Box, Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { Quote } from '../../quote.ts';
import { CombinationCard } from './CombinationCard.tsx';
import { type ChosenLeg, type Combination, type Combinations, isCombination } from './combined.ts';

interface CombinationCardsProps {
  quote: Quote;
  data: Combinations;
  chosen: ChosenLeg[];
  /** Chooses invitations by the id of their leg; undefined for who may not award. */
  onChoose: ((legs: Record<string, string>) => void) | undefined;
  onShow: (tab: string) => void;
}

/** The cheapest and the quickest valid combination, in one card where they are the same, and the best offer for the whole. */
export function CombinationCards({ quote, data, chosen, onChoose, onShow }: CombinationCardsProps) {
  const translate = useTranslate();
  const { cheapest, quickest, whole } = data;
  const isBoth = !!cheapest && !!quickest && partsOf(cheapest) === partsOf(quickest);
  const ways = [
    { name: isBoth ? 'both' : 'cheapest', combination: cheapest },
    { name: 'quickest', combination: isBoth ? null : quickest },
  ];
  return (
    <Box component="ul" sx={CARDS}>
      {ways.map(
        ({ name, combination }) =>
          combination && (
            <CombinationCard
              key={name}
              quote={quote}
              title={`quotes.legs.way.${name}`}
              cost={combination.cost}
              arrivesAt={combination.arrivesAt}
              isChosen={isCombination(chosen, combination)}
              parts={combination.parts.map(({ leg, offer }) => ({ leg, offer }))}
              action={
                onChoose &&
                !isCombination(chosen, combination) && (
                  <Button
                    size="small"
                    aria-label={`${translate('quotes.legs.choose')}: ${translate(`quotes.legs.way.${name}`)}`}
                    onClick={() => onChoose(choiceOf(combination))}
                  >
                    {translate('quotes.legs.choose')}
                  </Button>
                )
              }
            />
          ),
      )}
      {whole.best && (
        <CombinationCard
          quote={quote}
          title="quotes.legs.way.whole"
          cost={whole.best.amount}
          arrivesAt={whole.best.arrivesAt}
          isChosen={false}
          parts={[{ offer: whole.best }]}
          action={
            <Button size="small" onClick={() => onShow('whole')}>
              {translate('quotes.legs.showWhole')}
            </Button>
          }
        />
      )}
    </Box>
  );
}

function choiceOf({ parts }: Combination): Record<string, string> {
  return Object.fromEntries(parts.map(({ legId, offer }) => [legId, offer.invitationId]));
}

function partsOf({ parts }: Combination): string {
  return parts.map(({ offer }) => offer.invitationId).join();
}

const CARDS = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 1.5,
  '&:empty': { display: 'none' },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(auto-fit, minmax(220px, 1fr))' },
};
