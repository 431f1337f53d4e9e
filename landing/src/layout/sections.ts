import { address, type Locale } from '../locale.ts';

/** The home page's sections that menus lead to, in reading order; each name is an element id and a message key. */
export const sections = [
  'services',
  'howItWorks',
  'audiences',
  'questions',
  'support',
  'contact',
] as const;

export type Section = (typeof sections)[number];

/** Leads to a section of the home page from any page. */
export function sectionAddress(section: Section, locale: Locale): string {
  return `${address('/', locale)}#${section}`;
}

/** The other pages that the header and the footer lead to; each name is a message key. */
export const pageLinks = [
  { path: '/request_quote', name: 'requestQuote' },
  { path: '/carriers', name: 'carriers' },
  { path: '/form', name: 'register' },
  { path: '/new_route', name: 'newRoute' },
] as const;

/** Where a person signs in: the admin sends whoever has no session to the identity provider. */
export const signInAddress = '/admin/';
