import type { Page } from 'playwright-core';
import { newPage } from '../browser.ts';

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

/** Opens links of the product at this address on phones; `all` are the pages, in their order. */
export function startPhones(url: string) {
  const all: Page[] = [];
  const open = async (path: string) => {
    const phone = await newPage({ url, width: 390, path });
    all.push(phone);
    return phone;
  };
  return {
    all,
    open,
    close: () => Promise.all(all.map((phone) => phone.close())),
    /** Opens the link of a mail, once the mail is there. */
    openMail: async ({ to = '', page, about }: MailedLink) => {
      const phone = await open('/mail');
      const mails = phone.getByRole('article').filter({ hasText: to }).filter({ hasText: about });
      const link = mails.locator(`a[href*="${page}"][href*="#"]`).first();
      for (let tries = 0; tries < 100 && !(await link.isVisible()); tries += 1) {
        await phone.goto('/mail');
        await phone.waitForTimeout(100);
      }
      await phone.goto((await link.getAttribute('href'))!);
      return phone;
    },
  };
}

/** The link in the text for WhatsApp in the dialog that is open. */
export async function linkForWhatsApp(page: Page, label: string): Promise<URL> {
  const whatsApp = page.getByRole('link', { name: label });
  const { searchParams } = new URL((await whatsApp.getAttribute('href'))!);
  return new URL(/http\S+$/.exec(searchParams.get('text')!)![0]);
}
