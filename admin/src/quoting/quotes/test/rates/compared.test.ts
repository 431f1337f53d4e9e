import { expect } from 'chai';
import type { Invitation } from '../../quote.ts';
import { inOrder } from '../../rates/compared.ts';

describe('the invited carriers', () => {
  const one = (id: string, status: string, amount?: string, place?: number) =>
    ({ id, status, place, ...(amount && { amount, rate: { total: amount } }) }) as Invitation;

  it('stood in two tables, of which one left out who had sent no rate: each stands once, the best rate first', () => {
    const all = [
      one('no', 'rejected_by_carrier'),
      one('waits', 'sent'),
      one('second', 'rated', '1900.00', 2),
      one('lost', 'rejected', '1500.00'),
      one('prepared', 'pending'),
      one('best', 'rated', '1800.00', 1),
    ];
    const ids = inOrder(all).map(({ id }) => id);
    expect(ids).to.deep.equal(['best', 'second', 'waits', 'prepared', 'lost', 'no']);
  });
});
