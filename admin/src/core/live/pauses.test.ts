import { expect } from 'chai';
import { waitAfter } from './pauses.ts';

describe('The wait before the stream of events is opened again', () => {
  const lost = new Error('lost');
  const asked = (retryAfter: string | null) => Object.assign(new Error('refused'), { retryAfter });

  it('doubles with each failure, up to a minute', () => {
    const waits = [1, 2, 3, 4, 5, 6, 50].map((failures) => waitAfter(lost, failures, 0));
    expect(waits).to.deep.equal([4_000, 8_000, 16_000, 32_000, 60_000, 60_000, 60_000]);
  });

  it('is never shorter than the API asks (pages filled the security log)', () => {
    expect(waitAfter(asked('5'), 1, 0)).to.equal(5_000);
    expect(waitAfter(asked('300'), 9, 0)).to.equal(300_000);
    expect(waitAfter(asked('5'), 3, 0)).to.equal(16_000);
    expect(waitAfter(asked(null), 1, 0)).to.equal(4_000);
  });

  it('differs between pages by up to its double', () => {
    expect(waitAfter(lost, 1, 0.5)).to.equal(6_000);
  });
});
