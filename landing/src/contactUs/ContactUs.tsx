import { AudienceSelect, VisitorInputs } from '../forms/parts.tsx';
import { TextArea } from '../forms/Field.tsx';
import { PublicForm } from '../forms/PublicForm.tsx';
import { formMessages } from '../forms/messages.ts';
import type { Localized } from '../locale.ts';
import { contactUsMessages } from './messages.ts';

/** The contact form and the demo request, in two columns on wide screens. */
export function ContactUs({ locale }: Localized) {
  const t = contactUsMessages[locale];
  const f = formMessages[locale];
  return (
    <section className="band" id="contact" aria-labelledby="contact-title">
      <div className="section wrap">
        <div className="section__head">
          <h2 id="contact-title">{t.title}</h2>
          <p className="lead">{t.lead}</p>
        </div>
        <div className="contactUs">
          <div className="contactUs__form">
            <h3 id="demo">{t.demo.title}</h3>
            <p>{t.demo.text}</p>
            <PublicForm
              id="demo-form"
              to="/inquiries/demo"
              schema="DemoRequest"
              submit={t.demo.submit}
              locale={locale}
            >
              <DemoRequester locale={locale} />
              <TextArea name="message" label={`${f.comment} (${f.optional})`} rows={3} />
            </PublicForm>
          </div>
          <div className="contactUs__form">
            <h3>{t.contact.title}</h3>
            <p>{t.contact.text}</p>
            <PublicForm
              id="contact-form"
              to="/inquiries/contact"
              schema="ContactMessage"
              submit={t.contact.submit}
              locale={locale}
            >
              <VisitorInputs locale={locale} />
              <TextArea name="message" label={f.message} required rows={3} />
            </PublicForm>
          </div>
        </div>
      </div>
    </section>
  );
}

function DemoRequester({ locale }: Localized) {
  return (
    <>
      <VisitorInputs locale={locale} company />
      <AudienceSelect locale={locale} />
    </>
  );
}
