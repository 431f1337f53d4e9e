import { Link as MuiLink } from '@mui/material';
import type { MouseEvent } from 'react';
import { Link, useRecordContext, useTranslate } from 'react-admin';
import { RecordLink } from '../../../core/fields/RecordLink.tsx';
import type { Quote } from '../quote.ts';

/** The quote's reference, and below it a link to requote when no carrier took it. */
export function ReferenceField(_: { source?: string }) {
  const quote = useRecordContext<Quote>();
  const mayAskAgain = !!quote?.sentAt && quote.status !== 'assigned';
  return (
    <>
      <RecordLink />
      {mayAskAgain && <AgainLink quote={quote} />}
    </>
  );
}

function AgainLink({ quote: { id, reference } }: { quote: Quote }) {
  const translate = useTranslate();
  return (
    <MuiLink
      component={Link}
      to={`/admin/quotes/${id}/requote`}
      aria-label={translate('quotes.again.title', { reference })}
      onClick={(event: MouseEvent) => event.stopPropagation()}
      color="text.secondary"
      sx={{ display: 'block', minHeight: 24, fontSize: '0.75rem', fontWeight: 400, py: 0.5 }}
    >
      {translate('quotes.again.action')}
    </MuiLink>
  );
}
