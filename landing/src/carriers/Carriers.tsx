import { ContactUs } from '../contactUs/ContactUs.tsx';
import { Figures } from '../home/figures/Figures.tsx';
import type { Localized } from '../locale.ts';
import { Documents } from './Documents.tsx';
import { Benefits } from './Benefits.tsx';
import { Questions } from './Questions.tsx';
import { Steps } from './Steps.tsx';
import { Support } from './Support.tsx';
import { Intro } from './Intro.tsx';
import { Testimonial } from './Testimonial.tsx';

/** The landing page for carriers: advantages, steps to join, required documents. */
export function Carriers({ locale }: Localized) {
  return (
    <>
      <Intro locale={locale} />
      <Benefits locale={locale} />
      <Figures locale={locale} />
      <Steps locale={locale} />
      <Documents locale={locale} />
      <Testimonial locale={locale} />
      <Questions locale={locale} />
      <ContactUs locale={locale} />
      <Support locale={locale} />
    </>
  );
}
