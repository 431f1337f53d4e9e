import { Edit, useRecordContext, useTranslate } from 'react-admin';
import { Navigate } from 'react-router-dom';
import { PresenceNote } from '../../../core/live/PresenceNote.tsx';
import { useSaved } from '../../../core/pages/useSaved.ts';
import { WarningsNote } from '../../../core/pages/WarningsNote.tsx';
import { WholeRecord } from '../../../core/pages/WholeRecord.tsx';
import type { Quote } from '../quote.ts';
import { QuoteForm } from './QuoteForm.tsx';

/** /admin/quotes/{id}/edit: changes a quote that no carrier has seen yet; a leg is changed in the form of its whole. */
export function QuoteEdit() {
  const onSuccess = useSaved('updated', 'show');
  return (
    <Edit component="div" actions={false} title={<EditTitle />} mutationOptions={{ onSuccess }}>
      <WholeRecord>
        <PresenceNote isEditing />
        <WarningsNote />
        <EditForm />
      </WholeRecord>
    </Edit>
  );
}

function EditForm() {
  const quote = useRecordContext<Quote>();
  if (quote?.wholeId) return <Navigate to={`/admin/quotes/${quote.wholeId}/edit`} replace />;
  return <QuoteForm changedId={quote?.id} />;
}

function EditTitle() {
  const translate = useTranslate();
  const reference = useRecordContext<Quote>()?.reference ?? '';
  return translate('quotes.edit', { reference });
}
