import { useTranslate } from 'react-admin';
import { ToneChip } from '../../../core/fields/ToneChip.tsx';
import { StatusChip } from '../../../freight/status/StatusChip.tsx';
import type { Quote } from '../quote.ts';

/** The status of a quote, its kind, and that it is of hazardous materials. */
export function QuoteChips({ quote: { status, kind, hazmat } }: { quote: Quote }) {
  const translate = useTranslate();
  return (
    <>
      <StatusChip of="quotes" status={status} />
      <ToneChip label={translate(`anden.kind.${kind}`)} />
      {hazmat && <ToneChip tone="warning" label={translate('resources.quotes.fields.hazmat')} />}
    </>
  );
}
