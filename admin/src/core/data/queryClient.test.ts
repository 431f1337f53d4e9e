import { QueryObserver } from '@tanstack/react-query';
import { expect } from 'chai';
import { queryClient } from './queryClient.ts';

describe('What the portal has read', () => {
  after(() => queryClient.clear());

  it('of a list is read again after a save whose event came before its answer (a filter kept the row that it no longer fits)', async () => {
    const list = ['prueba', 'getList', { filter: { q: 'uno' } }];
    const record = ['prueba', 'getOne', { id: '1' }];
    for (const key of [list, record]) queryClient.setQueryData(key, { name: 'uno' });
    const save = queryClient.getMutationCache().build(queryClient, {
      mutationKey: ['prueba', 'update'],
      mutationFn: () => queryClient.invalidateQueries({ queryKey: ['prueba'] }),
      onSuccess: () => {
        for (const key of [list, record]) queryClient.setQueryData(key, { name: 'dos' });
      },
    });
    await save.execute(undefined);
    expect(queryClient.getQueryState(list)!.isInvalidated).to.equal(true);
    expect(queryClient.getQueryState(record)!.isInvalidated).to.equal(false);
  });

  it('has no right that was asked for by a page that was left (the list that was opened from it loaded without end)', () => {
    const queryKey = ['auth', 'canAccess', { resource: 'prueba', action: 'list' }];
    const asked = new QueryObserver(queryClient, {
      queryKey,
      gcTime: 0,
      queryFn: ({ signal }) => new Promise((answer) => signal.addEventListener('abort', answer)),
    });
    const leave = asked.subscribe(() => undefined);
    expect(queryClient.getQueryState(queryKey)!.fetchStatus).to.equal('fetching');
    leave();
    expect(queryClient.getQueryState(queryKey)).to.equal(undefined);
  });
});
