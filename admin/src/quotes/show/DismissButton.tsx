import { useState } from 'react';
import { Button, useRecordContext } from 'react-admin';
import { ReasonDialog } from '../../core/ReasonDialog.tsx';
import { useAct } from '../../core/useAct.ts';
import type { Quote } from '../quote.ts';

/** Withdraws the quote after asking why; every invited carrier is told. */
export function DismissButton() {
  const id = useRecordContext<Quote>()?.id ?? '';
  const [isAsking, setAsking] = useState(false);
  const { act } = useAct('quotes.dismissed');
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
      <Button
        label="quotes.dismiss.action"
        color="inherit"
        variant="outlined"
        onClick={() => setAsking(true)}
      />
      <ReasonDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        of="QuoteDismiss"
        words="anden.reasons"
        title="quotes.dismiss.title"
        submit="quotes.dismiss.action"
        onSubmit={dismiss}
      />
    </>
  );
}
