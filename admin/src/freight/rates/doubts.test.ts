import { expect } from 'chai';
import { distanceFromLast, rateDoubts, saleDoubts } from './doubts.ts';

describe('an amount that must be confirmed', () => {
  it('is a rate more than 50 % away from the target or the lane', () => {
    expect(rateDoubts('1500.00', { target: '1000.00' })).to.deep.equal([]);
    expect(rateDoubts('500', { target: '1000.00', memory: null })).to.deep.equal([]);
    expect(rateDoubts('175050.00', { target: '1750.00', memory: '1800.00' })).to.deep.equal([
      {
        kind: 'target',
        amount: '175050.00',
        reference: '1750.00',
        percent: '> 999',
        isAbove: true,
      },
      {
        kind: 'memory',
        amount: '175050.00',
        reference: '1800.00',
        percent: '> 999',
        isAbove: true,
      },
    ]);
    expect(rateDoubts('400', { target: '1000' })[0]).to.include({ percent: '60', isAbove: false });
  });

  it('is a dated price more than 20 % away from the last one', () => {
    expect(distanceFromLast('22.2000', '18.5000')).to.equal(undefined);
    expect(distanceFromLast('185', '18.5000')).to.deep.equal({ percent: '900', isAbove: true });
    expect(distanceFromLast('2.51', '25.1')).to.deep.equal({ percent: '90', isAbove: false });
    expect(distanceFromLast('25,1', '25.1')).to.equal(undefined);
  });

  it('is a sale below its cost', () => {
    expect(saleDoubts('1900', '1950.00')[0]).to.include({ kind: 'loss', percent: '3' });
    expect(saleDoubts('1950.00', '1950.00')).to.deep.equal([]);
  });

  it('is a margin above 60 %', () => {
    expect(saleDoubts('2500', '1000')).to.deep.equal([]);
    expect(saleDoubts('2501', '1000')[0]).to.include({ kind: 'margin', percent: '60' });
  });

  it('is none that cannot be compared', () => {
    expect(rateDoubts('', { target: '1000' })).to.deep.equal([]);
    expect(rateDoubts('1750,50', { target: '10' })).to.deep.equal([]);
    expect(saleDoubts('900', null)).to.deep.equal([]);
  });
});
