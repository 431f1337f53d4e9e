import { expect } from 'chai';
import { progressOf } from './progress.ts';
import type { Moves } from './source.ts';

const STATUSES = ['assigned', 'at_pickup', 'in_transit', 'at_border'] as const;

describe('The progress of a load on the phone of its driver', () => {
  const moves = (next: string | null, at: string | null = null) =>
    ({
      next,
      steps: STATUSES.map((status) => ({ status, happenedAt: status === 'assigned' ? 't0' : at })),
    }) as Moves;
  const report = (status: string) =>
    ({ verb: 'report', body: { status, happenedAt: 't1' }, key: status }) as const;
  const undo = (status: string) =>
    ({ verb: 'undo', body: { status }, key: `undo ${status}` }) as const;

  it('counts what waits to be sent as done', () => {
    const { next, doneSteps } = progressOf(moves('at_pickup'), [
      report('at_pickup'),
      report('in_transit'),
    ]);
    expect(next).to.equal('at_border');
    expect(doneSteps.map(({ status, at, isWaiting }) => [status, at, isWaiting])).to.deep.equal([
      ['assigned', 't0', false],
      ['at_pickup', 't1', true],
      ['in_transit', 't1', true],
    ]);
  });

  it('returns to the step whose taking back waits, also where its report is still on its way', () => {
    const onItsWay = [report('at_pickup'), undo('at_pickup')];
    for (const progress of [
      progressOf(moves('at_pickup'), onItsWay),
      progressOf(moves('in_transit', 't2'), [undo('at_pickup')]),
    ]) {
      expect(progress.next).to.equal('at_pickup');
      expect(progress.doneSteps.map(({ status }) => status)).to.deep.equal(['assigned']);
    }
  });

  it('ends after the last step', () => {
    expect(progressOf(moves(null, 't2'), []).next).to.equal(undefined);
  });
});
