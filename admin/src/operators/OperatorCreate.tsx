import { CreatePage } from '../core/pages/CreatePage.tsx';
import { OperatorForm } from './OperatorForm.tsx';

/** The page that registers a driver; the address may name its carrier. */
export function OperatorCreate() {
  return (
    <CreatePage>
      <OperatorForm />
    </CreatePage>
  );
}
