import { EditPage } from '../core/EditPage.tsx';
import { CarrierForm } from './form/CarrierForm.tsx';

/** Changes a carrier. */
export function CarrierEdit() {
  return (
    <EditPage>
      <CarrierForm />
    </EditPage>
  );
}
