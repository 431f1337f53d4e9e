import type { Localized } from '../locale.ts';
import { ContactUs } from '../contactUs/ContactUs.tsx';
import { Audiences } from './audiences/Audiences.tsx';
import { Plans } from './plans/Plans.tsx';
import { Questions } from './questions/Questions.tsx';
import { Figures } from './figures/Figures.tsx';
import { Hero } from './hero/Hero.tsx';
import { HowItWorks } from './howItWorks/HowItWorks.tsx';
import { Services } from './services/Services.tsx';
import { Support } from './support/Support.tsx';
import { Testimonials } from './testimonials/Testimonials.tsx';

/** The home page. */
export function Home({ locale }: Localized) {
  return (
    <>
      <Hero locale={locale} />
      <Services locale={locale} />
      <Figures locale={locale} />
      <HowItWorks locale={locale} />
      <Audiences locale={locale} />
      <Plans locale={locale} />
      <Testimonials locale={locale} />
      <Questions locale={locale} />
      <Support locale={locale} />
      <ContactUs locale={locale} />
    </>
  );
}
