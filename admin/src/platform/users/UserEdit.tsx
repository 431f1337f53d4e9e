import { EditPage } from '../../core/pages/EditPage.tsx';
import { UserForm } from './UserForm.tsx';

/** The page that changes a user. */
export function UserEdit() {
  return (
    <EditPage>
      <UserForm />
    </EditPage>
  );
}
