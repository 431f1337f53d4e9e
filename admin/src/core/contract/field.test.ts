import { expect } from 'chai';
import { choices, field } from './field.ts';

function firstError(name: string, source: string, value: unknown): unknown {
  const { validate } = field(name, source);
  const errors = validate.map((check) => check(value, {}, {})).filter(Boolean);
  const [error] = errors as (string | { message: string })[];
  return typeof error === 'object' ? error.message : error;
}

describe('field', () => {
  it('requires what the contract requires', () => {
    expect(firstError('LocationInput', 'name', '')).to.equal('ra.validation.required');
  });

  it("gives the contract's own message for a phone, an identifier and an address", () => {
    expect(firstError('UserInput', 'phone', '33123456')).to.equal('anden.validation.Phone');
    expect(firstError('ContactInput', 'phones.', 'x')).to.equal('anden.validation.PhoneNumber');
    expect(firstError('CarrierInput', 'identifier', '¿?')).to.equal('anden.validation.Identifier');
    expect(firstError('Place', 'state', '')).to.equal('anden.validation.Place');
  });

  it('leaves to the server how a phone, an e-mail and a code are written', () => {
    expect(firstError('UserInput', 'phone', '33 1234 5678')).to.equal(undefined);
    expect(firstError('UserInput', 'email', 'Ana <ANA@flete.test>')).to.equal(undefined);
    expect(firstError('CarrierInput', 'caat', '3A7K. ')).to.equal(undefined);
    expect(firstError('CarrierInput', 'caat', '3A7')).to.equal('anden.validation.Caat');
  });

  it('lets an optional field be empty', () => {
    expect(firstError('QuoteInput', 'comment', null)).to.equal(undefined);
  });

  it('finds a limit through allOf and $ref', () => {
    expect(firstError('QuoteInput', 'comment', 'x'.repeat(501))).to.equal(
      'ra.validation.maxLength',
    );
    expect(firstError('QuoteInput', 'comment', 'x'.repeat(500))).to.equal(undefined);
  });

  it('finds a nested field', () => {
    expect(field('QuoteInput', 'origin.city').source).to.equal('origin.city');
    expect(firstError('QuoteInput', 'origin.city', null)).to.equal('anden.validation.Place');
  });

  it('finds a field of an object that may be null', () => {
    expect(firstError('CompanyInput', 'address.city', '')).to.equal('anden.validation.Place');
  });

  it('says how to write a decimal', () => {
    expect(firstError('QuoteInput', 'targetRate', 'doce')).to.equal('anden.validation.Money');
    expect(firstError('QuoteInput', 'targetRate', '1250.50')).to.equal(undefined);
  });

  it('offers a reading of 1750,50, which went out as 175,050.00', () => {
    const { validate } = field('QuoteInput', 'targetRate');
    const [error] = validate.map((check) => check('1750,50', {}, {})).filter(Boolean);
    const offer = '1,750.50';
    expect(error).to.deep.equal({ message: 'anden.validation.didYouMean', args: { offer } });
    expect(firstError('QuoteInput', 'targetRate', '19,0,0')).to.equal('anden.validation.Money');
    expect(firstError('QuoteInput', 'weight', '1.750')).to.equal('anden.validation.didYouMean');
    expect(firstError('DieselPriceInput', 'price', '25,45')).to.equal(
      'anden.validation.didYouMean',
    );
  });

  it('bounds whole numbers', () => {
    expect(firstError('QuoteInput', 'units', 0)).to.equal('ra.validation.minValue');
    expect(firstError('QuoteInput', 'units', 1.5)).to.equal('anden.validation.integer');
    expect(firstError('QuoteInput', 'units', '1,5')).to.equal('anden.validation.integer');
    expect(firstError('QuoteInput', 'units', '1.500')).to.equal('anden.validation.didYouMean');
  });

  it('returns the same validators each time, because new ones would register the input again without end', () => {
    expect(field('QuoteInput', 'units')).to.equal(field('QuoteInput', 'units'));
  });

  it('puts a prefix before the source', () => {
    expect(field('Place', 'city', 'origin.').source).to.equal('origin.city');
  });

  it('refuses a field that the contract does not have', () => {
    expect(() => field('QuoteInput', 'price')).to.throw('The contract has no QuoteInput.price');
  });
});

describe('choices', () => {
  it('names the allowed values by key, without null', () => {
    expect(choices('QuoteInput', 'frequency', 'anden.frequency')).to.deep.equal([
      { id: 'weekly', name: 'anden.frequency.weekly' },
      { id: 'monthly', name: 'anden.frequency.monthly' },
    ]);
  });

  it('takes the values from the items of an array', () => {
    const [first] = choices('CarrierInput', 'originStates', 'states');
    expect(first?.id).to.equal('MX-AGU');
  });
});
