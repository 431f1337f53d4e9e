import { address, type Locale } from '../locale.ts';

/**
 * The sections of the home page that menus link to, in their order on the page; each name is an element id and a
 * message key.
 */
export const sections = [
  'services',
  'howItWorks',
  'audiences',
  'plans',
  'questions',
  'support',
  'contact',
] as const;

export type Section = (typeof sections)[number];

/** The address of a section of the home page. */
export function sectionAddress(section: Section, locale: Locale): string {
  return `${address('/', locale)}#${section}`;
}

/** The other pages that the header and the footer link to; each name is a message key. */
export const pageLinks = [
  { path: '/request_quote', name: 'requestQuote' },
  { path: '/carriers', name: 'carriers' },
  { path: '/form', name: 'register' },
  { path: '/new_route', name: 'newRoute' },
] as const;

/** The address for signing in: the admin redirects people without a session to the identity provider. */
export const signInAddress = '/admin/';
