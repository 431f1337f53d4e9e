import { demoLimits } from '../forms/contract.static.ts';
import { Select, TextArea } from '../forms/fields/index.ts';
import { formMessages } from '../forms/messages.ts';
import { VisitorInputs } from '../forms/public/parts.tsx';
import { PublicForm } from '../forms/public/PublicForm.tsx';
import { useForm } from '../forms/state/useForm.ts';
import type { Localized } from '../locale.ts';
import { contactUsMessages } from './messages.ts';

/** The form that asks for a demonstration. */
export function DemoForm({ locale }: Localized) {
  const f = formMessages[locale];
  const form = useForm({ id: 'demo-form', schema: 'DemoRequest', limits: demoLimits, locale });
  const { submit } = contactUsMessages[locale].demo;
  return (
    <PublicForm form={form} submit={submit} locale={locale} to="/api/inquiries/demo">
      <VisitorInputs locale={locale} company />
      <Select name="audience" label={f.audience}>
        <option value="">{f.choose}</option>
        {Object.entries(f.audiences).map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </Select>
      <TextArea name="message" label={`${f.comment} (${f.optional})`} rows={3} />
    </PublicForm>
  );
}
