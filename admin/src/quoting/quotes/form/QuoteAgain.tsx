import { Skeleton } from '@mui/material';
import {
  RecordContextProvider,
  ResourceContextProvider,
  Title,
  useGetOne,
  useRedirect,
  useTranslate,
} from 'react-admin';
import { useParams } from 'react-router-dom';
import { changedFields } from '../../../core/data/changes.ts';
import { dayFromNow } from '../../../core/data/serverClock.ts';
import { useAct } from '../../../core/actions/useAct.ts';
import { loadOf } from '../../../freight/stops/stopsForm.ts';
import { formErrors } from '../../../freight/stops/useSavedStops.ts';
import { withLegs } from '../legs/legValues.ts';
import type { Quote } from '../quote.ts';
import { QuoteChanges } from './QuoteChanges.tsx';
import { QuoteForm } from './QuoteForm.tsx';

/** /admin/quotes/{id}/requote: creates a new quote for the same load, and shows the differences from the old one. */
export function QuoteAgain() {
  const { id = '' } = useParams();
  const translate = useTranslate();
  const { data: quote } = useGetOne<Quote>('quotes', { id });
  if (!quote?.can) return <Skeleton variant="rounded" height={480} />;
  return (
    <ResourceContextProvider value="quotes">
      <RecordContextProvider value={quote}>
        <Title title={translate('quotes.again.title', { reference: quote.reference })} />
        <Again quote={quote} />
      </RecordContextProvider>
    </ResourceContextProvider>
  );
}

function Again({ quote }: { quote: Quote }) {
  const redirect = useRedirect();
  const { act } = useAct<Quote>('quotes.again.done', 'quotes.again.failed', ({ id }) =>
    redirect('show', 'quotes', id),
  );
  const ask = async (values: object) => {
    let refused: object | undefined;
    const what = { resource: 'quotes', id: quote.id, verb: 'requote' };
    const before = quote as unknown as Record<string, unknown>;
    const load = withLegs(loadOf('Stop', values as Record<string, unknown>, before), before);
    await act(what, changedFields(load, before), (errors) => {
      refused = errors && formErrors('Stop', values as Record<string, unknown>, errors);
    });
    return refused;
  };
  return (
    <QuoteForm record={startOf(quote)} onSubmit={ask} save={SAVE}>
      <QuoteChanges quote={quote} />
    </QuoteForm>
  );
}

const SAVE = { label: 'quotes.again.action', alwaysEnable: true, icon: <></> };

/** Dates that have passed are left empty. */
function startOf(quote: Quote): Quote {
  const today = dayFromNow();
  const stale = !!quote.pickupDate && quote.pickupDate < today;
  if (!stale) return quote;
  const stops = quote.stops.map((stop) => Object.assign({}, stop, { date: null }));
  const legs = quote.legs?.map((leg) => Object.assign({}, leg, { deliveryDate: null }));
  return Object.assign({}, quote, { pickupDate: null, deliveryDate: null, stops, legs });
}
