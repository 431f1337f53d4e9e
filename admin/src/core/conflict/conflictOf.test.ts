import { expect } from 'chai';
import { conflictOf, withoutClashes } from './conflictOf.ts';

const before = { id: '1', version: 1, etag: '"1"', name: 'Patio', city: 'Saltillo', hours: null };

describe('conflictOf', () => {
  const typed = { ...before, name: 'Patio Norte', hours: '8 a 17' };

  it('names the fields that both changed to different values', () => {
    const latest = { ...before, version: 2, etag: '"2"', name: 'Patio Sur', city: 'Ramos Arizpe' };
    const conflict = conflictOf(before, typed, latest);
    expect(conflict.fields).to.deep.equal(['name']);
    expect(conflict.mine).to.deep.equal({ name: 'Patio Norte', hours: '8 a 17' });
    expect(withoutClashes(conflict)).to.deep.equal({ hours: '8 a 17' });
  });

  it('finds no conflict when both typed the same, or changed different fields', () => {
    const latest = { ...before, version: 2, name: 'Patio Norte', city: 'Ramos Arizpe' };
    const conflict = conflictOf(before, typed, latest);
    expect(conflict.fields).to.deep.equal([]);
    expect(conflict.mine).to.deep.equal({ hours: '8 a 17' });
  });
});
