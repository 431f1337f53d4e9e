import type { Page } from 'playwright-core';
import { newPage } from '../browser.ts';
import type { Say } from './quoteForm.ts';
import { pressEscape } from './soon.ts';

interface MailedLink {
  /** The address of the mail; any by default. */
  to?: string;
  /** The page of the link, such as `/answer`. */
  page: string;
  /** The reference that the mail names. */
  about: string;
}

/** The phones of people without an account, each with the page of a link. */
export type Phones = ReturnType<typeof startPhones>;

/**
 * Opens links of the product at this address on phones, in their own language or in a given one; `all` are the pages, in
 * their order.
 */
export function startPhones(url: string, locale?: Locale) {
  const all: Page[] = [];
  const inLanguage = (href: string) => (locale ? translatedPath(href, url, locale) : href);
  const show = async (path: string) => {
    const phone = await newPage({ url, width: 390, path });
    all.push(phone);
    return phone;
  };
  return {
    all,
    /** Opens the link that a page gives out for WhatsApp to somebody, or for a load, by name. */
    openWhatsApp: async (page: Page, say: Say, name: string) => {
      await page.getByRole('button', { name: `${say('anden.link.action')}: ${name}` }).click();
      const link = await linkForWhatsApp(page, say('anden.link.whatsApp'));
      await pressEscape(page);
      return show(inLanguage(link.href));
    },
    close: () => Promise.all(all.map((phone) => phone.close())),
    /** Opens the link of a mail, once the mail is there. */
    openMail: async ({ to = '', page, about }: MailedLink) => {
      const phone = await show('/mail');
      const mails = phone.getByRole('article').filter({ hasText: to }).filter({ hasText: about });
      const link = mails.locator(`a[href*="${page}"][href*="#"]`).first();
      for (let tries = 0; tries < 100 && !(await link.isVisible()); tries += 1) {
        await phone.goto('/mail');
        await phone.waitForTimeout(100);
      }
      await phone.goto(inLanguage((await link.getAttribute('href'))!));
      return phone;
    },
  };
}

/** The link in the text for WhatsApp in the dialog that is open. */
async function linkForWhatsApp(page: Page, label: string): Promise<URL> {
  const whatsApp = page.getByRole('link', { name: label });
  const { searchParams } = new URL((await whatsApp.getAttribute('href'))!);
  return new URL(/http\S+$/.exec(searchParams.get('text')!)![0]);
}

/** The path of a page of a link in a language, with its token. */
function translatedPath(href: string, url: string, locale: Locale): string {
  const { pathname, hash } = new URL(href, url);
  return `${locale === 'en' ? '/en' : ''}${pathname.replace(/^\/en\//, '/')}${hash}`;
}

type Locale = 'es' | 'en';
