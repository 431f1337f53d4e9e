import { EditPage } from '../core/pages/EditPage.tsx';
import { ContactForm } from './ContactForm.tsx';

/** Changes a contact; whose it is stays. */
export function ContactEdit() {
  return (
    <EditPage>
      <ContactForm />
    </EditPage>
  );
}
