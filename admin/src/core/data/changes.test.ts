import { expect } from 'chai';
import { changedFields } from './changes.ts';

describe('changedFields', () => {
  const record = {
    id: '1',
    name: 'Regio',
    rate: '1250.00',
    tags: ['a'],
    etag: '"1"',
    can: ['update'],
  };

  it('keeps what differs, decimals as they were typed', () => {
    expect(changedFields({ ...record, rate: '1250.50' }, record)).to.deep.equal({
      rate: '1250.50',
    });
  });

  it('finds a change inside a list', () => {
    expect(changedFields({ ...record, tags: ['a', 'b'] }, record)).to.deep.equal({
      tags: ['a', 'b'],
    });
  });

  it('clears a field with null', () => {
    expect(changedFields({ ...record, name: null }, record)).to.deep.equal({ name: null });
  });

  it('does not count an empty input of a missing field as a change', () => {
    expect(changedFields({ ...record, comment: null }, record)).to.deep.equal({});
  });

  it('never sends what only the server sets', () => {
    expect(changedFields({ id: '2', etag: '"2"', can: [] }, record)).to.deep.equal({});
  });
});
