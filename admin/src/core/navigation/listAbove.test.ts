import { expect } from 'chai';
import { listAbove } from './listAbove.ts';
import type { Entry } from './navigation.ts';

const entry = (path: string, rest: Partial<Entry> = {}): Entry => ({
  path,
  resource: path,
  ...rest,
});
const catalogs = [
  entry('catalogs/packaging', { resource: 'catalogs/packagings' }),
  entry('catalogs/incidents'),
];
const navigation = {
  groups: [],
  entries: [entry('carriers'), entry('carrier/quotes', { resource: 'invitations' })],
  sections: [
    {
      name: 'settings',
      icon: () => null,
      entries: [entry('catalogs/packaging', { collapsed: catalogs })],
    },
    { name: 'money', icon: () => null, entries: [entry('diesel')] },
  ],
  unlisted: [
    entry('carriers/load', { resource: 'carriers', action: 'load' }),
    entry('diesel/exchange_rates'),
    entry('history'),
  ],
};

describe('The list above a page', () => {
  const pages: Record<string, string | undefined> = {
    '/admin/carriers': undefined,
    '/admin/carriers/': undefined,
    '/admin/carriers/1/view': 'carriers',
    '/admin/carriers/1/documents': 'carriers',
    '/admin/carriers/new': 'carriers',
    '/admin/carriers/load': 'carriers',
    '/admin/catalogs/packagings/1/edit': 'catalogs/packaging',
    '/admin/catalogs/incidents/1/edit': 'catalogs/incidents',
    '/admin/carrier/quotes/view': 'carrier/quotes',
    '/admin/diesel/exchange_rates': undefined,
    '/admin/history/1': 'history',
    '/admin/nowhere': undefined,
    '/profile': undefined,
  };
  for (const [page, path] of Object.entries(pages))
    it(`is ${path ?? 'none'} at ${page}`, () =>
      expect(listAbove(navigation, page)?.path).to.equal(path));
});
