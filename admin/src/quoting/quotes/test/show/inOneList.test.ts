import { expect } from 'chai';
import type { Schemas } from '../../../../core/contract/types.ts';
import { inOneList } from '../../show/inOneList.ts';

describe('the history of a quote', () => {
  const event = (id: string, createdAt: string) => ({ id, createdAt }) as Schemas['Event'];
  const change = (id: string, createdAt: string, action = 'updated') =>
    ({ id, createdAt, action, fields: [{ field: 'weight' }] }) as Schemas['Change'];
  const events = [event('created', '10:00'), event('sent', '10:10'), event('rated', '10:30')];
  const changes = [change('weight', '10:20'), change('made', '10:00', 'created')];
  const idsOf = (hasEarlier: boolean) =>
    inOneList(events, changes, hasEarlier).map((one) => one.event?.id ?? one.change?.id);

  it('was two lists: events and changes are one, newest first, and its beginning is told once', () => {
    expect(idsOf(false)).to.deep.equal(['rated', 'weight', 'sent', 'created']);
  });

  it('shows nothing that may have an earlier change before it', () => {
    const some = inOneList(events, changes.slice(0, 1), true);
    expect(some.map((one) => one.event?.id ?? one.change?.id)).to.deep.equal(['rated', 'weight']);
  });

  it('tells once what changed with a status: the event names the deadline', () => {
    const at = '2026-11-28T10:00:00.123';
    const sent = { id: 'sent', createdAt: `${at}Z`, terms: { deadlineAt: at } };
    const fields = ['status', 'deadlineAt'].map((field) => ({ field }));
    const written = { id: 'written', createdAt: `${at}456+00:00`, action: 'updated' };
    const listed = (of: object[], event: object) =>
      inOneList(
        [event as Schemas['Event']],
        [{ ...written, fields: of } as Schemas['Change']],
        false,
      )
        .map(({ change }) => change?.fields.map(({ field }) => field))
        .filter(Boolean);
    expect(listed(fields, sent)).to.deep.equal([]);
    expect(listed([...fields, { field: 'weight' }], sent)).to.deep.equal([['weight']]);
    expect(listed(fields, { ...sent, terms: null })).to.deep.equal([['deadlineAt']]);
    const award = { ...sent, terms: { purchaseCost: '900.00', saleValue: '1000.00' } };
    const prices = [...fields, ...['purchaseCost', 'saleValue'].map((field) => ({ field }))];
    expect(listed(prices, award)).to.deep.equal([['deadlineAt']]);
  });
});
