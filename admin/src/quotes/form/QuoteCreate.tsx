import { Create, useTranslate } from 'react-admin';
import { useSaved } from '../../core/useSaved.ts';
import { QuoteForm } from './QuoteForm.tsx';

/** /admin/quotes/new: asks for a price, then shows the carriers that cover the load. */
export function QuoteCreate() {
  const translate = useTranslate();
  const onSuccess = useSaved('created', 'show');
  return (
    <Create component="div" title={translate('quotes.new')} mutationOptions={{ onSuccess }}>
      <QuoteForm defaultValues={START} />
    </Create>
  );
}

const START = {
  kind: 'confirmed_load',
  movement: 'cross_border',
  origin: { country: 'MX' },
  destination: { country: 'US' },
  currency: 'USD',
  weightUnit: 'kg',
  dimensionUnit: 'm',
  legalWeight: true,
  spot: true,
  hazmat: false,
  stackable: false,
  drayage: false,
};
