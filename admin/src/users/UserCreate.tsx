import { CreatePage } from '../core/CreatePage.tsx';
import { useSignedInUser } from '../core/useSignedInUser.ts';
import { UserForm } from './UserForm.tsx';

/** A new person's account; outside the house it belongs where its author does. */
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
