import { expect } from 'chai';
import type { Schemas } from '../../../../core/contract/types.ts';
import { stopErrors } from '../../load/stopRules.ts';

const leon: Schemas['Place'] = { city: 'León', state: 'MX-GUA', country: 'MX' };

describe('stopErrors', () => {
  it('begins with a pickup and ends with a delivery', () => {
    expect(namesOf(stop('pickup'), stop('delivery'), stop('delivery'))).to.deep.equal([]);
    expect(namesOf(stop('delivery'), stop('delivery'), stop('pickup'))).to.deep.equal([
      'stops.0.kind',
      'stops.2.kind',
    ]);
  });

  it('refuses a window that is over before an earlier one begins, also beyond the next stop', () => {
    const at = (date: string, from: string, to: string) => ({ date, from, to });
    const night = stop('pickup', at('2099-03-02', '22:00', '02:00'));
    const next = stop('delivery', at('2099-03-03', '01:00', '03:00'));
    expect(namesOf(night, stop('delivery'), next)).to.deep.equal([]);
    const early = stop('delivery', at('2099-03-02', '20:00', '21:00'));
    expect(namesOf(night, stop('delivery'), early)).to.deep.equal(['stops.2.to']);
  });

  it('leaves what was taken, no more and no less', () => {
    const taken = stop('pickup', {}, good({ units: 10, weight: '1000.10' }));
    const [some, rest] = [good({ units: 4, weight: '400.10' }), good({ units: 6, weight: '600' })];
    expect(namesOf(taken, stop('delivery', {}, some), stop('delivery', {}, rest))).to.deep.equal(
      [],
    );
    expect(namesOf(taken, stop('delivery'), stop('delivery', {}, rest))).to.deep.equal([
      'stops.2.goods',
    ]);
    const before = [stop('pickup'), stop('delivery', {}, some), taken, stop('delivery', {}, rest)];
    expect(namesOf(...before)).to.deep.equal(['stops.1.goods.0']);
    const other = good({ packaging: 'Cajas', units: 4 });
    expect(namesOf(taken, stop('delivery', {}, other))).to.deep.equal(['stops.1.goods.0']);
  });
});

function namesOf(...stops: ReturnType<typeof stop>[]): string[] {
  return Object.keys(stopErrors(stops));
}

function stop(
  kind: Schemas['StopKind'],
  window: Partial<Schemas['Stop']> = {},
  ...goods: Schemas['StopGoods'][]
) {
  return { kind, place: leon, ...window, goods };
}

function good(overrides: Partial<Schemas['StopGoods']>): Schemas['StopGoods'] {
  return { comodityId: null, packaging: null, units: null, weight: null, ...overrides };
}
