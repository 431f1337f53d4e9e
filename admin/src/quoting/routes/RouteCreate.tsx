import { CreatePage } from '../../core/pages/CreatePage.tsx';
import { LANE_START } from '../../freight/load/cargoForm.ts';
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
  ...LANE_START,
  kind: 'confirmed_project',
  frequency: 'weekly',
  contractCurrency: 'USD',
};
