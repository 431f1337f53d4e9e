import { EditPage } from '../../core/pages/EditPage.tsx';
import { useSignedInUser } from '../../core/auth/useSignedInUser.ts';
import { CarrierForm } from './form/CarrierForm.tsx';

/** The page that changes a carrier; its own users come from their profile and return there. */
export function CarrierEdit() {
  const isOwn = useSignedInUser()?.user_type.name === 'carrier';
  return (
    <EditPage to={isOwn ? '/admin/carrier/profile' : 'show'} failure="carriers.notSaved">
      <CarrierForm />
    </EditPage>
  );
}
