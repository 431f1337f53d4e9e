import { expect } from 'chai';
import { mergeEdits } from './mergeEdits.ts';

describe('The changes of two people to the same values', () => {
  const base = { plates: '41AE7K', trailers: [{ type: 'CTR007', plates: null }] };

  it('are put together where they are of different values', () => {
    const mine = { ...base, plates: '55XX1A' };
    const theirs = {
      plates: '41AE7K',
      trailers: [{ type: 'CTR007', plates: '630XD1' }],
      year: '2022',
    };
    expect(mergeEdits(base, mine, theirs)).to.deep.equal({
      mergedValues: {
        plates: '55XX1A',
        trailers: [{ type: 'CTR007', plates: '630XD1' }],
        year: '2022',
      },
      clashes: [],
    });
  });

  it('clash where both changed one value, which then is that of the winner', () => {
    const mine = { ...base, plates: 'MINE01', year: '2020' };
    const theirs = { ...base, plates: 'THEIR1', policy: 'A-1' };
    const clashes = [{ path: 'plates', mine: 'MINE01', theirs: 'THEIR1' }];
    const both = { trailers: base.trailers, year: '2020', policy: 'A-1' };
    const won = (plates: string) => ({ mergedValues: { ...both, plates }, clashes });
    expect(mergeEdits(base, mine, theirs)).to.deep.equal(won('MINE01'));
    expect(mergeEdits(base, mine, theirs, 'theirs')).to.deep.equal(won('THEIR1'));
  });

  it('clash as a whole in lists of which an entry was added or removed', () => {
    const mine = { ...base, trailers: [] };
    const theirs = { ...base, trailers: [{ type: 'CTR002' }] };
    expect(mergeEdits(base, mine, theirs).clashes.map(({ path }) => path)).to.deep.equal([
      'trailers',
    ]);
  });

  it('are none where an empty value became another empty one', () => {
    expect(mergeEdits({ a: null }, { a: '' }, {}).clashes).to.deep.equal([]);
  });
});
