import { expect } from 'chai';
import { codesAt, headingOf, labelsOf } from './labels.ts';

describe('The labels of the contract', () => {
  it('name the codes of a schema and those that only a property lists', () => {
    expect(labelsOf('QuoteStatus').sent).to.deep.equal({ es: 'Enviada', en: 'Sent' });
    expect(labelsOf('UserFields.language').en).to.deep.equal({ es: 'Inglés', en: 'English' });
  });

  it('are those of another schema where a property says so', () => {
    expect(Object.keys(labelsOf('Place.country'))).to.deep.equal(['MX', 'US']);
    expect(codesAt('HistoryEvent', 'reason')).to.equal(labelsOf('Event.reason'));
  });

  it('head the columns of an export, unless its module has a heading of its own', () => {
    expect(headingOf('Quote', 'targetRate').es).to.equal('Tarifa objetivo');
    expect(headingOf('Quote', 'reference').es).to.equal('Cotización');
  });

  it('head the columns of an address with its name and the part', () => {
    expect(headingOf('Quote', 'origin.name').en).to.equal('Origin');
    expect(headingOf('Quote', 'origin.city').en).to.equal('Origin: city');
  });

  it('name the states in an address, and leave lists of states as codes', () => {
    expect(codesAt('Quote', 'origin.state')!['MX-NLE']!.en).to.equal('Nuevo León');
    expect(codesAt('Carrier', 'originStates')).to.equal(undefined);
  });

  it('refuse a name that stands nowhere', () => {
    expect(() => labelsOf('Nothing')).to.throw('no labels for Nothing');
    expect(() => headingOf('Quote', 'nothing')).to.throw('no label for nothing of Quote');
  });
});
