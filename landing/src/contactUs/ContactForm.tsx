import { contactLimits } from '../forms/contract.static.ts';
import { TextArea } from '../forms/fields/index.ts';
import { formMessages } from '../forms/messages.ts';
import { VisitorInputs } from '../forms/public/parts.tsx';
import { PublicForm } from '../forms/public/PublicForm.tsx';
import { useForm } from '../forms/state/useForm.ts';
import type { Localized } from '../locale.ts';
import { contactUsMessages } from './messages.ts';

/** The form that sends a message. */
export function ContactForm({ locale }: Localized) {
  const form = useForm({
    id: 'contact-form',
    schema: 'ContactMessage',
    limits: contactLimits,
    locale,
  });
  const { submit } = contactUsMessages[locale].contact;
  return (
    <PublicForm form={form} submit={submit} locale={locale} to="/api/inquiries/contact">
      <VisitorInputs locale={locale} />
      <TextArea name="message" label={formMessages[locale].message} required rows={3} />
    </PublicForm>
  );
}
