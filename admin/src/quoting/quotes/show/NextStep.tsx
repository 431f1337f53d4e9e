import { Box, Button, Typography } from '@mui/material';
import { Link, useCreatePath, useTranslate } from 'react-admin';
import type { Quote } from '../quote.ts';
import { nextStepOf } from './nextStepOf.ts';

/** The next step of the quote, with the button that leads there. */
export function NextStep({ quote }: { quote: Quote }) {
  const translate = useTranslate();
  const step = nextStepOf(quote);
  const missing = PRICED_BY.filter((name) => !quote[name]).map((name) =>
    translate(`resources.quotes.fields.${name}`).toLowerCase(),
  );
  const reason = quote.closeReason && translate(`anden.reasons.${quote.closeReason}`);
  return (
    <Box sx={BAR} data-step={step.name}>
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 550 }}>
          {translate(`quotes.next.${step.name}.text`, {
            smart_count: step.count ?? 0,
            missing: missing.join(', '),
          })}
        </Typography>
        {(reason || quote.closeComment) && (
          <Typography variant="body2">
            {[reason, quote.closeComment].filter(Boolean).join(' · ')}
          </Typography>
        )}
      </Box>
      <StepButton quote={quote} {...step} />
    </Box>
  );
}

function StepButton({ quote, name, to }: { quote: Quote } & ReturnType<typeof nextStepOf>) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const label = translate(`quotes.next.${name}.action`, { _: '' });
  if (!to || !label) return null;
  if (to.startsWith('#')) {
    return (
      <Button variant="contained" onClick={() => scrollTo(to)}>
        {label}
      </Button>
    );
  }
  const path =
    to === 'shipment'
      ? createPath({ resource: 'shipments', id: quote.shipmentId ?? '', type: 'show' })
      : createPath({ resource: 'quotes', id: quote.id, type: 'edit' });
  return (
    <Button variant="contained" component={Link} to={path}>
      {label}
    </Button>
  );
}

function scrollTo(anchor: string): void {
  const target = document.querySelector<HTMLElement>(anchor);
  target?.scrollIntoView({ behavior: 'smooth', block: 'start' });
  target?.focus({ preventScroll: true });
}

/** The fields that the API requires before a quote is sent. */
const PRICED_BY = ['pickupDate', 'equipmentId', 'weight'] as const;
const BAR = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1.5,
  px: { xs: 2, sm: 2.5 },
  py: 1.5,
  bgcolor: 'tint',
  borderTop: 1,
  borderColor: 'divider',
};
