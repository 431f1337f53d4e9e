import { Box, Button, Typography } from '@mui/material';
import { Link, useTranslate } from 'react-admin';
import { Countdown } from '../../../../core/fields/Countdown.tsx';
import { useMoneyFormat } from '../../../../core/format/useMoneyFormat.ts';
import { Section } from '../../../../core/pages/Section.tsx';
import { laneText } from '../../../../freight/places/placeText.ts';
import { StatusChip } from '../../../../freight/status/StatusChip.tsx';
import { isWithCarriers, type Quote } from '../../quote.ts';
import { isOpenLeg, type QuoteLeg } from '../legsOf.ts';
import { LegDays } from './LegDays.tsx';

interface LegListProps {
  quote: Quote;
  legs: QuoteLeg[];
  onShow: (leg: string) => void;
}

/** The legs in driving order, each with its ends, its days, its carriers and its next step. */
export function LegList({ quote, legs, onShow }: LegListProps) {
  const translate = useTranslate();
  return (
    <Section title="quotes.legs.title" aside={<WholeLoad quote={quote} />}>
      <Box component="ol" aria-label={translate('quotes.legs.title')} sx={LIST}>
        {legs.map((leg, at) => (
          <Box component="li" key={leg.id} data-leg={leg.leg} sx={ROW}>
            <LegHead leg={leg} number={at + 1} />
            <LegFigures leg={leg} />
            <LegNext leg={leg} onShow={() => onShow(leg.leg)} />
          </Box>
        ))}
      </Box>
    </Section>
  );
}

/** The link to the load, once a leg has a carrier. */
function WholeLoad({ quote: { shipmentId } }: { quote: Quote }) {
  const translate = useTranslate();
  if (!shipmentId) return null;
  return (
    <Button size="small" component={Link} to={`/admin/shipments/${shipmentId}/view`}>
      {translate('quotes.legs.load')}
    </Button>
  );
}

function LegHead({ leg, number }: { leg: QuoteLeg; number: number }) {
  const translate = useTranslate();
  const name = translate(`quotes.legs.kind.${leg.leg}`);
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box sx={NAME}>
        <Typography component="h3" variant="subtitle2">
          {translate('quotes.legs.position', { number, name })}
        </Typography>
        <StatusChip of="quotes" status={leg.status} />
      </Box>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {laneText(leg)}
      </Typography>
      <LegDays leg={leg} />
    </Box>
  );
}

function LegFigures({ leg }: { leg: QuoteLeg }) {
  const translate = useTranslate();
  const money = useMoneyFormat();
  const { status, carrierName, purchaseCost, currency, invitedCount, ratedCount, bestRate } = leg;
  if (status === 'assigned')
    return (
      <Box>
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {carrierName}
        </Typography>
        <Typography variant="body2">{money(purchaseCost, currency)}</Typography>
      </Box>
    );
  if (invitedCount === 0)
    return (
      <Typography variant="body2" color="text.secondary">
        {translate('quotes.legs.nobody')}
      </Typography>
    );
  return (
    <Box>
      <Typography variant="body2">
        {translate('quotes.ratesOf', { rated: ratedCount, invited: invitedCount })}
      </Typography>
      {bestRate && (
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {money(bestRate, currency)}
        </Typography>
      )}
      {leg.deadlineAt && isWithCarriers(leg) && <Countdown isBare until={leg.deadlineAt} />}
    </Box>
  );
}

function LegNext({ leg, onShow }: { leg: QuoteLeg; onShow: () => void }) {
  const translate = useTranslate();
  const name = translate(`quotes.legs.kind.${leg.leg}`);
  const step = isOpenLeg(leg) && leg.invitedCount === 0 ? 'invite' : 'open';
  const label = translate(`quotes.legs.step.${step}`);
  return (
    <Box sx={NEXT}>
      {leg.shipmentId && (
        <Button
          size="small"
          component={Link}
          to={`/admin/shipments/${leg.shipmentId}/view`}
          aria-label={`${translate('quotes.legs.load')}: ${name}`}
        >
          {translate('quotes.legs.load')}
        </Button>
      )}
      <Button size="small" variant="outlined" aria-label={`${label}: ${name}`} onClick={onShow}>
        {label}
      </Button>
    </Box>
  );
}

const LIST = { listStyle: 'none', m: 0, p: 0 };
const ROW = {
  display: 'grid',
  columnGap: 2,
  rowGap: 1,
  py: 1.5,
  alignItems: 'center',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr) auto' },
  '& + &': { borderTop: 1, borderColor: 'divider' },
};
const NAME = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, mb: 0.25 };
const NEXT = { display: 'flex', flexWrap: 'wrap', justifyContent: { md: 'flex-end' }, gap: 1 };
