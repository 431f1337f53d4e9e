import { expect } from 'chai';
import { withoutRefused } from './withoutRefused.ts';

describe('The parts of an address that the API refused', () => {
  const search = `?view=board&filter=${encodeURIComponent('{"carrierId":"7","q":"a"}')}&sort=rate&order=ASC`;

  it('are removed by their names: a filter, the sort', () => {
    const fitted = withoutRefused(search, { carrierId: 'No', sort: 'No', root: 'No' });
    const query = Object.fromEntries(new URLSearchParams(fitted.search));
    expect(query).to.deep.equal({ view: 'board', filter: '{"q":"a"}' });
    expect(fitted.refusals).to.deep.equal([
      { part: 'filter', filter: 'carrierId' },
      { part: 'sort' },
    ]);
  });

  it('are none where the errors name nothing in the address', () => {
    const none = { search, refusals: [] };
    expect(withoutRefused(search, { customerId: 'No' })).to.deep.equal(none);
    expect(withoutRefused(search)).to.deep.equal(none);
    expect(withoutRefused('', { sort: 'No' })).to.deep.equal({ search: '', refusals: [] });
  });
});
