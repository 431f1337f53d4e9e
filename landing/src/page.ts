import type { ComponentType } from 'react';
import type { Locale, Localized } from './locale.ts';

/** One public page: its path without the language, its title and description, its content, and its scripts. */
export interface Page {
  path: string;
  meta: Record<Locale, PageMeta>;
  Content: ComponentType<Localized>;
  modules?: Module[];
  /** A page for development: it is not in the sitemap, and a production server answers 404. */
  internal?: boolean;
  /** A page that a public link opens: it is not in the sitemap. */
  isLink?: boolean;
}

/** The file name of a module script. */
export type Module =
  | 'contactUs'
  | 'requestQuote'
  | 'newRoute'
  | 'registration'
  | 'measured'
  | 'prices'
  | 'answer'
  | 'price'
  | 'confirmation'
  | 'document'
  | 'evidence'
  | 'packet'
  | 'moves'
  | 'cartaPorte'
  | 'border'
  | 'tracking';

export interface PageMeta {
  title: string;
  description: string;
}
