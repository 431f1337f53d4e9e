import { ResourceContextProvider } from 'react-admin';
import { useSignedInUser } from '../../core/auth/useSignedInUser.ts';
import { CarrierShow } from './show/CarrierShow.tsx';

/** /admin/carrier/profile: the own record of a carrier's users. */
export function CarrierProfile() {
  const id = useSignedInUser()?.carrierId ?? undefined;
  return (
    <ResourceContextProvider value="carriers">
      <CarrierShow id={id} />
    </ResourceContextProvider>
  );
}
