import { expect } from 'chai';
import type { Schemas } from '../../../../core/contract/types.ts';
import { inOneList } from '../../show/inOneList.ts';

describe('the history of a quote', () => {
  const event = (id: string, createdAt: string) => ({ id, createdAt }) as Schemas['Event'];
  const change = (id: string, createdAt: string, action = 'updated') =>
    ({ id, createdAt, action }) as Schemas['Change'];
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
});
