import { EditPage } from '../core/pages/EditPage.tsx';
import { ContactTypeForm } from './ContactTypeForm.tsx';

/** Changes a contact type. */
export function ContactTypeEdit() {
  return (
    <EditPage to="list">
      <ContactTypeForm />
    </EditPage>
  );
}
