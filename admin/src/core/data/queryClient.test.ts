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
});
