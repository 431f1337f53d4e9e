import { CreatePage } from '../../core/pages/CreatePage.tsx';
import { RouteForm } from './RouteForm.tsx';

/** /admin/routes/new: the page that creates a route. */
export function RouteCreate() {
  return (
    <CreatePage defaultValues={START}>
      <RouteForm />
    </CreatePage>
  );
}

const START = {
  kind: 'confirmed_project',
  movement: 'cross_border',
  frequency: 'weekly',
  origin: { country: 'MX' },
  destination: { country: 'US' },
  currency: 'USD',
  contractCurrency: 'USD',
};
