import { expect } from 'chai';
import { assertDay, valuesOf } from './checks.ts';
import { readReplies, type Field } from './examples.ts';

const replies = readReplies();

describe('The replies with their right answers', () => {
  it('are 200, each with an id and a text of its own', () => {
    expect(new Set(replies.map(({ id }) => id))).to.have.length(200);
    expect(new Set(replies.map(({ written }) => written))).to.have.length(200);
  });

  it('have a kind, and fields whose words their author wrote', () => {
    for (const { id, answer, written } of replies) {
      expect(KINDS, id).to.include(answer.kind);
      for (const field of Object.values(answer) as Partial<Field>[])
        if (field?.words) expect(written, id).to.include(field.words);
    }
  });

  it('are mails with a sender, a receiver, a date and a type', () => {
    for (const { id, raw } of replies)
      for (const header of ['From', 'To', 'Date', 'Content-Type'])
        expect(raw, id).to.match(new RegExp(`^${header}: .+`, 'm'));
  });

  it('have days on the calendar and amounts as texts', () => {
    for (const { id, answer } of replies)
      for (const [name, field] of Object.entries(answer) as [string, Field][])
        for (const value of valuesOf(field)) {
          if (/(Date|Until)$/.test(name)) assertDay(value as string, id);
          if (AMOUNTS.includes(name)) expect(value, id).to.match(/^\d+(\.\d{1,2})?$/);
        }
  });
});

const KINDS = ['rate', 'available', 'refusal', 'question', 'auto_reply', 'bounce', 'other'];
const AMOUNTS = 'allIn linehaul fuelSurcharge borderCrossing tolls accessorials total'.split(' ');
