import { ContactUs } from '../contactUs/ContactUs.tsx';
import { Figures } from '../home/figures/Figures.tsx';
import type { Localized } from '../locale.ts';
import { Documents } from './Documents.tsx';
import { Gains } from './Gains.tsx';
import { Questions } from './Questions.tsx';
import { Steps } from './Steps.tsx';
import { Support } from './Support.tsx';
import { Top } from './Top.tsx';
import { Voice } from './Voice.tsx';

/** The landing page for carriers: what they gain, how it goes, what they need. */
export function Carriers({ locale }: Localized) {
  return (
    <>
      <Top locale={locale} />
      <Gains locale={locale} />
      <Figures locale={locale} />
      <Steps locale={locale} />
      <Documents locale={locale} />
      <Voice locale={locale} />
      <Questions locale={locale} />
      <ContactUs locale={locale} />
      <Support locale={locale} />
    </>
  );
}
