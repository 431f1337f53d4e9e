import { expect } from 'chai';
import { typedFields } from './drafts.ts';

describe('what was typed into a form', () => {
  const start = { kind: 'load', origin: { country: 'MX' }, list: [], weight: null };

  it('is nothing while inputs only registered their empty fields', () => {
    const values = { ...start, origin: { city: null, country: 'MX' }, comment: '', list: [] };
    expect(typedFields(values, start)).to.deep.equal({});
  });

  it('is each field that differs, an emptied one too', () => {
    const values = { kind: null, origin: { country: 'MX', city: 'Saltillo' }, list: ['a'] };
    expect(typedFields({ ...start, ...values }, start)).to.deep.equal(values);
  });

  it('is never what the server alone sets', () => {
    expect(typedFields({ version: 3, etag: '"3"', can: [] }, { version: 2 })).to.deep.equal({});
  });
});
