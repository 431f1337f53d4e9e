import { CreatePage } from '../core/pages/CreatePage.tsx';
import { ContactForm } from './ContactForm.tsx';

/** A new contact, of the company or carrier that the address names if it does. */
export function ContactCreate() {
  return (
    <CreatePage defaultValues={EMPTY}>
      <ContactForm />
    </CreatePage>
  );
}

const EMPTY = { language: 'es', emails: [], phones: [] };
