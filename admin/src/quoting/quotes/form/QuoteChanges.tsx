import { Alert, Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { changedFields } from '../../../core/data/changes.ts';
import { ToneChip } from '../../../core/fields/ToneChip.tsx';
import { loadOf } from '../../../freight/stops/stopsForm.ts';
import { withLegs } from '../legs/legValues.ts';
import { isOpen, type Quote } from '../quote.ts';

/** The differences of the new quote from the old one, and what happens to the old one. */
export function QuoteChanges({ quote }: { quote: Quote }) {
  const translate = useTranslate();
  const values = useWatch() as Record<string, unknown>;
  const before = quote as unknown as Record<string, unknown>;
  const changes = changedFields(withLegs(loadOf('Stop', values, before), before), before);
  const changed = Object.keys(changes).filter((name) => name !== 'reference');
  const names = changed.map((name) => translate(NAMES[name] ?? `resources.quotes.fields.${name}`));
  return (
    <Alert severity="info" icon={false} sx={{ mb: 2, width: '100%' }} aria-live="polite">
      {translate(isOpen(quote) ? 'quotes.again.replaces' : 'quotes.again.keeps', {
        reference: quote.reference,
      })}
      <Box sx={CHANGES}>
        {changed.length === 0 && translate('quotes.again.same')}
        {[...new Set(names)].map((name) => (
          <ToneChip key={name} tone="active" label={name} />
        ))}
      </Box>
    </Alert>
  );
}

const NAMES: Record<string, string> = {
  origin: 'anden.lane.origin',
  destination: 'anden.lane.destination',
};
const CHANGES = { display: 'flex', flexWrap: 'wrap', gap: 0.75, mt: 1 };
