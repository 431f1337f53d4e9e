import { expect } from 'chai';
import { lanesOf } from '../../../show/lanes/lanesOf.ts';

const place = (state: string) => ({ city: 'X', state, country: state.slice(0, 2) as 'MX' });
const load = (from: string, to: string, createdAt: string) => ({
  origin: place(from),
  destination: place(to),
  createdAt,
});
const offer = (from: string, to: string, createdAt: string, total: string) =>
  ({ load: load(from, to, createdAt), rate: { createdAt, total } }) as never;

describe('the lanes of a carrier', () => {
  it('are none without loads and rates', () => {
    expect(lanesOf([], [])).to.deep.equal([]);
    expect(lanesOf([], [{ rate: null } as never])).to.deep.equal([]);
  });

  it('are counted by origin and destination state, most loads first, with the last rate', () => {
    const lanes = lanesOf(
      [
        load('US-TX', 'MX-NLE', '2026-01-05'),
        load('MX-NLE', 'US-TX', '2026-01-03'),
        load('MX-NLE', 'US-TX', '2026-01-01'),
      ],
      [
        offer('MX-NLE', 'US-TX', '2026-01-02', '1500.00'),
        offer('MX-NLE', 'US-TX', '2026-01-04', '1600.00'),
        offer('MX-JAL', 'US-CA', '2026-01-06', '2600.00'),
      ],
    );
    const told = lanes.map(({ from, to, loads, lastLoadAt, rate }) =>
      [from, to, loads, lastLoadAt, rate?.total].join(' '),
    );
    expect(told).to.deep.equal([
      'MX-NLE US-TX 2 2026-01-03 1600.00',
      'US-TX MX-NLE 1 2026-01-05 ',
      'MX-JAL US-CA 0  2600.00',
    ]);
  });
});
