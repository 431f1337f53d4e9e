import { expect } from 'chai';
import { progressOf } from './progress.ts';
import type { Moves } from './source.ts';

const STEPS = [
  ['assigned', null],
  ['at_pickup', 1],
  ['in_transit', 1],
  ['at_border', 1],
  ['at_delivery', 2],
  ['in_transit', 2],
  ['at_delivery', 3],
  ['delivered', 3],
] as const;

describe('The progress of a load with three stops on the phone of its driver', () => {
  const moves = (next: string | null, nextStop: number | null, done = 1) =>
    ({
      next,
      nextStop,
      steps: STEPS.map(([status, stop], at) => ({
        status,
        stop,
        happenedAt: at < done ? 't0' : null,
      })),
    }) as Moves;
  const report = (status: string, stop: number) =>
    ({
      verb: 'report',
      body: { status, stop, happenedAt: 't1' },
      key: `${status} ${stop}`,
    }) as const;

  it('tells two steps of the same status apart by their stop', () => {
    const { next, nextStop, presentStop } = progressOf(moves('in_transit', 2, 5), []);
    expect({ next, nextStop, presentStop }).to.deep.equal({
      next: 'in_transit',
      nextStop: 2,
      presentStop: 2,
    });
  });

  it('goes on from the stop that waits to be sent', () => {
    const pending = [report('at_delivery', 2), report('in_transit', 2)];
    const { next, nextStop, presentStop, doneSteps } = progressOf(
      moves('at_delivery', 2, 4),
      pending,
    );
    expect({ next, nextStop, presentStop }).to.deep.equal({
      next: 'at_delivery',
      nextStop: 3,
      presentStop: 3,
    });
    expect(doneSteps.slice(-2).map(({ stop, isWaiting }) => [stop, isWaiting])).to.deep.equal([
      [2, true],
      [2, true],
    ]);
  });

  it('leaves a tap without a stop to the server: it does not tell which one it means', () => {
    const kept = { verb: 'report', body: { status: 'at_delivery' }, key: 'kept' } as const;
    const { next, nextStop, doneSteps } = progressOf(moves('at_delivery', 2, 4), [kept]);
    expect([next, nextStop, doneSteps.length]).to.deep.equal(['at_delivery', 2, 4]);
  });

  it('returns to the stop whose taking back waits', () => {
    const undo = { verb: 'undo', body: { status: 'in_transit', stop: 2 }, key: 'undo' } as const;
    const { next, nextStop } = progressOf(moves('at_delivery', 3, 6), [undo]);
    expect([next, nextStop]).to.deep.equal(['in_transit', 2]);
  });

  it('shows the stop ahead while the border comes first, and none at the end', () => {
    expect(progressOf(moves('at_border', 1, 3), []).presentStop).to.equal(2);
    expect(progressOf(moves(null, null, 8), []).presentStop).to.equal(null);
  });
});
