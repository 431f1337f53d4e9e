import { CreatePage } from '../core/pages/CreatePage.tsx';
import { useSignedInUser } from '../core/auth/useSignedInUser.ts';
import { UserForm } from './UserForm.tsx';

/** A new person's account; outside of Andén's staff it belongs to its author's company. */
export function UserCreate() {
  const author = useSignedInUser();
  const { userTypeId, companyId, carrierId } = author ?? {};
  const place = { userTypeId, companyId, carrierId };
  return (
    <CreatePage defaultValues={{ ...DEFAULTS, ...place }}>
      <UserForm />
    </CreatePage>
  );
}

const DEFAULTS = { userRoleId: 3, accessType: 'full', language: 'es' };
