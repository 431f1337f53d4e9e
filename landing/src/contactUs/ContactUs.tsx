import { island } from '../hydration/island.tsx';
import type { Localized } from '../locale.ts';
import { ContactForm } from './ContactForm.tsx';
import { DemoForm } from './DemoForm.tsx';
import { contactUsMessages } from './messages.ts';

const Demo = island('demo', DemoForm);
const Contact = island('contact', ContactForm);

/** The contact form and the demo request, in two columns on wide screens. */
export function ContactUs({ locale }: Localized) {
  const t = contactUsMessages[locale];
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
            <Demo locale={locale} />
          </div>
          <div className="contactUs__form">
            <h3>{t.contact.title}</h3>
            <p>{t.contact.text}</p>
            <Contact locale={locale} />
          </div>
        </div>
      </div>
    </section>
  );
}
