import { expect } from 'chai';
import { fitAddress } from './fitAddress.ts';

const ID = '0b6ff7f6-2f0c-4a8e-9d0a-2f3f0c1a5b11';

describe('The address of a list', () => {
  it('gets values of the type that the list wants: an array instead of a text', () => {
    expect(filterOf({ status: 'rated' })).to.deep.equal({ status: ['rated'] });
    expect(filterOf({ movement: ['mexico'] })).to.deep.equal({ movement: 'mexico' });
    expect(fitted('validations', { filter: '{"expiresWithin":"30"}' }).filter).to.deep.equal({
      expiresWithin: 30,
    });
    expect(fitted('routes', { filter: '{"assigned":"true"}' }).filter).to.deep.equal({
      assigned: true,
    });
  });

  it('stays as it is where it fits', () => {
    const search = `?view=board&filter=%7B%22customerId%22:%22${ID}%22%7D&page=2`;
    expect(fitAddress('quotes', search)).to.deep.equal({ search, refusals: [] });
    expect(fitAddress('quotes', '')).to.deep.equal({ search: '', refusals: [] });
  });

  it('loses values, filters and JSON that the contract refuses, and names them', () => {
    expect(filterOf({ status: ['rated', 'lost'], movement: 'mexico' })).to.deep.equal({
      status: ['rated'],
      movement: 'mexico',
    });
    const unknown = { colour: 'red', __proto__: 'x', movement: 'by_sea', customerId: '7', q: 'a' };
    const { filter, refusals } = fitted('quotes', { filter: JSON.stringify(unknown) });
    expect(filter).to.deep.equal({ q: 'a' });
    expect(refusals).to.deep.equal(
      ['colour', 'movement', 'customerId'].map((name) => ({ part: 'filter', filter: name })),
    );
    for (const text of ['{"status":', '[]', '7', 'null']) {
      const broken = fitted('quotes', { filter: text });
      expect(broken.query.has('filter'), text).to.equal(false);
      expect(broken.refusals).to.deep.equal([{ part: 'filters' }]);
    }
  });

  it('loses a date that does not exist', () => {
    const days = { from: '2026-02-30', until: '2026-02-28' };
    expect(fitted('history', { filter: JSON.stringify(days) }).filter).to.deep.equal({
      until: '2026-02-28',
    });
  });

  it('loses a sort, a page and a page size that do not exist', () => {
    const broken = fitted('quotes', {
      sort: 'colour',
      order: 'DESC',
      page: '-3',
      perPage: '100000',
      displayedFilters: '{',
    });
    expect(broken.search).to.equal('?');
    expect(broken.refusals.map(({ part }) => part)).to.deep.equal(['sort', 'perPage', 'page']);
    expect(fitted('quotes', { page: '99999999', perPage: '100' }).search).to.equal('?perPage=100');
    expect(fitted('quotes', { perPage: '1000' })).to.include({ search: '?perPage=100' });
    expect(fitted('quotes', { sort: 'createdAt' }).query.get('order')).to.equal('ASC');
    expect(fitted('quotes', { sort: 'createdAt', order: 'up' }).search).to.equal('?');
  });
});

function filterOf(filter: object) {
  return fitted('quotes', { filter: JSON.stringify(filter) }).filter;
}

function fitted(resource: string, query: Record<string, string>) {
  const { search, refusals } = fitAddress(resource, `?${new URLSearchParams(query)}`);
  const found = new URLSearchParams(search);
  const filter = JSON.parse(found.get('filter') ?? '{}') as object;
  return { search, query: found, filter, refusals };
}
