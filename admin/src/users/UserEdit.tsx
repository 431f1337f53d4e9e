import { EditPage } from '../core/pages/EditPage.tsx';
import { UserForm } from './UserForm.tsx';

/** Changes a person's account. */
export function UserEdit() {
  return (
    <EditPage>
      <UserForm />
    </EditPage>
  );
}
