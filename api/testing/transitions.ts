import { expect } from 'chai';
import { move, type Transitions } from '../core/records/status/transitions.ts';

/** Defines tests for every pair of statuses: the listed transitions are allowed, all others refused. */
export function allows<S extends string>(table: Transitions<S>, expected: Record<S, string>) {
  const statuses = Object.keys(table) as S[];
  for (const from of statuses) {
    it(`${from} → ${expected[from] || 'nothing'}`, () => {
      const reached = statuses.filter((to) => expected[from].split(' ').includes(to));
      for (const to of statuses) {
        if (reached.includes(to)) expect(move(table, from, to)).to.equal(to);
        else expect(() => move(table, from, to)).to.throw('NOT_ACCEPTABLE_STATE');
      }
    });
  }
}
