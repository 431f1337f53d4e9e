import { DEFAULT_LOCALE } from '#languages';
import { CreatePage } from '../../core/pages/CreatePage.tsx';
import { ContactForm } from './ContactForm.tsx';

/** The page that creates a contact; the address may name its company or carrier. */
export function ContactCreate() {
  return (
    <CreatePage defaultValues={EMPTY}>
      <ContactForm />
    </CreatePage>
  );
}

const EMPTY = { language: DEFAULT_LOCALE, emails: [], phones: [] };
