import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { formatDate } from '../../../core/format/formatDate.ts';
import { LinkDelivery } from '../../../freight/links/LinkDelivery.tsx';
import { Section } from '../../../core/pages/Section.tsx';
import { ToneChip } from '../../../core/fields/ToneChip.tsx';
import { useMoneyFormat } from '../../../core/format/useMoneyFormat.ts';
import { useRegion } from '../../../core/format/useNumberFormat.ts';
import type { Quote } from '../quote.ts';

/** The price shared with the customer, its last valid day, and the customer's answer. */
export function SharedPrice({ quote }: { quote: Quote }) {
  const translate = useTranslate();
  const money = useMoneyFormat();
  const region = useRegion();
  const { sharedValue, sharedCurrency, sharedUntil, sharedComment } = quote;
  const { customerAnswer, customerComment, customerId, can = [] } = quote;
  if (!sharedValue || !sharedUntil) return null;
  return (
    <Section title="quotes.share.shared">
      <Box sx={LINE}>
        <Typography variant="h4" component="p" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {money(sharedValue, sharedCurrency ?? quote.currency)}
        </Typography>
        <ToneChip
          tone={customerAnswer ? TONES[customerAnswer] : 'info'}
          label={translate(`quotes.feedback.${customerAnswer ?? 'none'}`)}
        />
      </Box>
      <Typography variant="body2" color="text.secondary">
        {translate('quotes.share.until', { day: formatDate(sharedUntil, region) })}
        {` · ${translate('anden.withoutTax')}`}
      </Typography>
      {sharedComment && <Typography sx={WORDS}>{sharedComment}</Typography>}
      {customerComment && <Typography sx={WORDS}>{`«${customerComment}»`}</Typography>}
      {can.includes('delivery') && customerId && (
        <LinkDelivery linkTarget={linkedTo(quote)} isOpen={can.includes('link')} />
      )}
    </Section>
  );
}

function linkedTo({ id, customerName }: Quote) {
  return { resource: 'quotes', id, name: customerName ?? '', kind: 'price' } as const;
}

const TONES = { accepted: 'good', refused: 'bad' } as const;
const LINE = { display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', mb: 0.5 };
const WORDS = { mt: 1, overflowWrap: 'anywhere' };
