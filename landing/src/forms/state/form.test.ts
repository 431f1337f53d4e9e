import { expect } from 'chai';
import type { Answer } from '../api.ts';
import { FormState } from './FormState.ts';

const answer = (status: number, body: Answer['body'] = {}): Answer => {
  return { ok: status < 300, status, body };
};

const texts = {
  required: 'This field is required',
  number: 'Enter a number like 1,250',
  didYouMean: 'Did you mean {offer}?',
  wrong: 'What is marked needs to be corrected.',
  offline: 'No connection.',
  unreachable: 'It could not be sent.',
};

describe('The state of a form', () => {
  let form: FormState<'QuoteRequest'>;

  beforeEach(() => {
    form = new FormState({ id: 'quote', schema: 'QuoteRequest', limits: {}, texts });
    form.specs.set('origin.city', { kind: 'text', isRequired: true });
    form.specs.set('origin.state', { kind: 'text' });
    form.specs.set('weight', { kind: 'decimal', decimals: 2 });
  });

  it('has its values as the contract wants them: nested, read as numbers, a place with its country', () => {
    form.fill({ 'origin.city': ' Monterrey ', 'origin.state': 'MX-NLE', weight: '18,000' });
    expect(form.content()).to.deep.equal({
      origin: { city: 'Monterrey', state: 'MX-NLE', country: 'MX' },
      weight: '18000',
    });
  });

  it('offers a reading of 2100,50, and is right once it is taken (the message stayed)', () => {
    form.fill({ 'origin.city': 'Saltillo', weight: '2100,50' });
    expect(form.check()).to.equal(false);
    const { offers, text } = form.view.problems.weight!;
    expect(text).to.equal('Did you mean 2,100.50?');
    form.set('weight', offers![0]!.text);
    expect([form.view.problems, form.view.message]).to.deep.equal([{}, '']);
    expect(form.check()).to.equal(true);
  });

  it('requires a field only while another has a value', () => {
    const requiredIf = ['origin.state', 'US-TX'] as const;
    form.specs.set('origin.postalCode', { kind: 'text', requiredIf });
    form.fill({ 'origin.city': 'Laredo', 'origin.state': 'MX-NLE' });
    expect(form.check()).to.equal(true);
    form.fill({ 'origin.state': 'US-TX' });
    expect(form.check()).to.equal(false);
  });

  it('is sent once, however often its button is pressed', async () => {
    let calls = 0;
    const call = async () => {
      calls += 1;
      return answer(200);
    };
    const both = await Promise.all([form.send(call), form.send(call)]);
    expect(calls).to.equal(1);
    expect(both.map((one) => one?.status)).to.deep.equal([200, undefined]);
  });

  it("shows the API's errors at their fields, and the others above the button", async () => {
    const errors = { 'origin.country': 'No such state', formToken: 'Too quick' };
    await form.send(async () => answer(422, { title: 'Invalid', errors }));
    expect(form.view.problems).to.deep.equal({ 'origin.state': { text: 'No such state' } });
    expect(form.view.message).to.equal(`${texts.wrong} Too quick`);
    expect(form.view.refusals).to.equal(1);
  });

  it('tells a lost connection from an answer that cannot be read', async () => {
    await form.send(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(form.view.message).to.equal(texts.offline);
    await form.send(() => Promise.reject(new SyntaxError('Unexpected token')));
    expect(form.view.message).to.equal(texts.unreachable);
  });
});
