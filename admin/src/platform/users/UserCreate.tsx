import { DEFAULT_LOCALE } from '#languages';
import { CreatePage } from '../../core/pages/CreatePage.tsx';
import { useSignedInUser } from '../../core/auth/useSignedInUser.ts';
import { UserForm } from './UserForm.tsx';

/** The page that creates a user; unless staff create it, it belongs to the creator's company. */
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

const DEFAULTS = { userRoleId: 3, accessType: 'full', language: DEFAULT_LOCALE };
