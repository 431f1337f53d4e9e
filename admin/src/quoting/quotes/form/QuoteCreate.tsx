import { Create, useTranslate } from 'react-admin';
import { useSignedInUser } from '../../../core/auth/useSignedInUser.ts';
import { LoadingBar } from '../../../core/pages/LoadingBar.tsx';
import { useSaved } from '../../../core/pages/useSaved.ts';
import { LOAD_START } from '../../../freight/load/cargoForm.ts';
import { QuoteForm } from './QuoteForm.tsx';
import { useRouteStart } from './useRouteStart.ts';

/**
 * /admin/quotes/new: creates a quote, with `?routeId=…` for the lane of a route; then shows the carriers that cover
 * it.
 */
export function QuoteCreate() {
  const translate = useTranslate();
  const isRequest = useSignedInUser()?.user_type.name === 'shipper';
  const onSuccess = useSaved('created', 'show', isRequest ? 'quotes.sent' : undefined);
  const start = useRouteStart();
  if (!start) return <LoadingBar />;
  return (
    <Create
      component="div"
      title={translate('resources.quotes.page.create')}
      mutationOptions={{ onSuccess }}
    >
      <QuoteForm defaultValues={{ ...LOAD_START, asked: 'whole', ...start }} />
    </Create>
  );
}
