import { Button } from '@mui/material';
import { useState } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import { ReasonDialog } from '../../../core/actions/ReasonDialog.tsx';
import { useAct } from '../../../core/actions/useAct.ts';
import type { Quote } from '../quote.ts';

/** The button that dismisses the quote with a reason; every invited carrier is notified. */
export function DismissButton() {
  const translate = useTranslate();
  const id = useRecordContext<Quote>()?.id ?? '';
  const [isAsking, setAsking] = useState(false);
  const { act } = useAct('quotes.dismissed', 'quotes.dismiss.failed');
  const dismiss = async (values: object) => {
    let refused: object | undefined;
    const done = await act({ resource: 'quotes', id, verb: 'dismiss' }, values, (errors) => {
      refused = errors;
    });
    if (done) setAsking(false);
    return refused;
  };
  return (
    <>
      <Button color="inherit" variant="outlined" onClick={() => setAsking(true)}>
        {translate('quotes.dismiss.action')}
      </Button>
      <ReasonDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        place={`quotes/${id} dismiss`}
        of="QuoteDismiss"
        words="anden.reasons"
        title="quotes.dismiss.title"
        submit="quotes.dismiss.action"
        onSubmit={dismiss}
      />
    </>
  );
}
