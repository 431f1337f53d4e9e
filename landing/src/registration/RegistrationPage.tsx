import { FormPage } from '../forms/FormPage.tsx';
import { island } from '../hydration/island.tsx';
import type { Localized } from '../locale.ts';
import { registrationMessages } from './messages.ts';
import { RegistrationForm } from './RegistrationForm.tsx';

const Form = island('registration', RegistrationForm);

/** The page on which a carrier registers in steps. */
export function RegistrationPage({ locale }: Localized) {
  const { title, lead, after, note } = registrationMessages[locale];
  return (
    <FormPage title={title} lead={lead} note={note} steps={after}>
      <Form locale={locale} />
    </FormPage>
  );
}
