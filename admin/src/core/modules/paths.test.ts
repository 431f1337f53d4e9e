import { expect } from 'chai';
import { specifiedPath } from './paths.ts';

const resources = [
  { name: 'quotes' },
  { name: 'carriers' },
  { name: 'catalogs/equipments' },
  { name: 'catalogs/packagings', listPath: 'catalogs/packaging' },
];
const id = '01890a5d-ac96-774b-bcce-b302099a8057';

describe('specifiedPath', () => {
  const cases: Record<string, [string, string]> = {
    'the new page': ['/admin/quotes/create', '/admin/quotes/new'],
    'the edit page': [`/admin/quotes/${id}`, `/admin/quotes/${id}/edit`],
    'the view page': [`/admin/quotes/${id}/show`, `/admin/quotes/${id}/view`],
    'a tab of the view': [`/admin/quotes/${id}/show/1`, `/admin/quotes/${id}/view/1`],
    'a tab of the edit page': [`/admin/quotes/${id}/1`, `/admin/quotes/${id}/edit/1`],
    'a query and a fragment': ['/admin/quotes/create?a=/b#c', '/admin/quotes/new?a=/b#c'],
    'a resource with a slash': [
      `/admin/catalogs/equipments/${id}`,
      `/admin/catalogs/equipments/${id}/edit`,
    ],
    'a list elsewhere': ['/admin/catalogs/packagings?q=a', '/admin/catalogs/packaging?q=a'],
    'the new page of a list elsewhere': [
      '/admin/catalogs/packagings/create',
      '/admin/catalogs/packagings/new',
    ],
  };
  for (const [what, [from, to]] of Object.entries(cases)) {
    it(`turns ${what}`, () => expect(specifiedPath(from, resources)).to.equal(to));
    it(`leaves ${what} as specified`, () => expect(specifiedPath(to, resources)).to.equal(to));
  }

  const untouched = [
    '/admin/quotes',
    '/admin/quotes?page=2',
    `/admin/quotes/${id}/requote`,
    '/admin/carriers/load',
    '/admin/carrier/quotes',
    '/admin/catalogs/equipments',
    'https://elsewhere.example/admin/quotes/create',
  ];
  for (const path of untouched) {
    it(`leaves ${path}`, () => expect(specifiedPath(path, resources)).to.equal(path));
  }
});
