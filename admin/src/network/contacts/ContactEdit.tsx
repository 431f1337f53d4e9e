import { EditPage } from '../../core/pages/EditPage.tsx';
import { ContactForm } from './ContactForm.tsx';

/** The page that changes a contact; its company or carrier cannot be changed. */
export function ContactEdit() {
  return (
    <EditPage>
      <ContactForm />
    </EditPage>
  );
}
