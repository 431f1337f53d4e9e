import type { ComponentType } from 'react';
import { Home } from './home/Home.tsx';
import { homeMeta } from './home/meta.ts';
import type { Locale, Localized } from './locale.ts';
import { MissingPage } from './missing/MissingPage.tsx';
import { missingMeta } from './missing/messages.ts';
import { PrivacyNotice } from './privacy/PrivacyNotice.tsx';
import { privacyMeta } from './privacy/meta.ts';

/** One public page: its address without the language, what search engines read, and its content. */
export interface Page {
  path: string;
  meta: Record<Locale, PageMeta>;
  Content: ComponentType<Localized>;
}

export interface PageMeta {
  title: string;
  description: string;
}

/** Every page that exists in both languages; a new page is added here and nowhere else. */
export const pages: readonly Page[] = [
  { path: '/', meta: homeMeta, Content: Home },
  { path: '/notice_of_privacy', meta: privacyMeta, Content: PrivacyNotice },
];

/** What the server answers, with status 404, for an address that does not exist; it speaks both languages. */
export const missingPage: Page = { path: '/404.html', meta: missingMeta, Content: MissingPage };
