import { CreatePage } from '../core/pages/CreatePage.tsx';
import { ContactTypeForm } from './ContactTypeForm.tsx';

/** A new contact type. */
export function ContactTypeCreate() {
  return (
    <CreatePage to="list">
      <ContactTypeForm />
    </CreatePage>
  );
}
