import { expect } from 'chai';
import { acceptLacks, type LackStore, newLacks } from './acceptedLacks.ts';
import { lacksOfStep } from './lacksOfStep.ts';

const LEGS = [{ missing: ['operator' as const, 'seal' as const] }, { missing: ['unit' as const] }];
const TRANSIT = { status: 'in_transit' as const };

describe('What a step of a load lacks', () => {
  it('is its accepted confirmation, and operator, unit and trailer of any leg', () => {
    expect(lacksOfStep(TRANSIT, { confirmations: [], legs: LEGS })).to.eql([
      'confirmation',
      'operator',
      'unit',
    ]);
    const confirmations = [{ acceptedAt: null }];
    expect(lacksOfStep(TRANSIT, { confirmations, legs: undefined })).to.eql(['acceptance']);
  });

  it('is nothing where the user sees neither, nor where the load is not under way', () => {
    expect(lacksOfStep(TRANSIT, { confirmations: undefined, legs: undefined })).to.eql([]);
    for (const status of ['potential', 'confirmed', 'delivered', 'closed', 'cancelled'] as const)
      expect(lacksOfStep({ status }, { confirmations: [], legs: LEGS })).to.eql([]);
  });

  it('is asked once: not again for the same load while nothing else lacks', () => {
    const store = memory();
    expect(newLacks(store, 'a', ['operator', 'unit'])).to.eql(['operator', 'unit']);
    acceptLacks(store, 'a', ['operator', 'unit']);
    expect(newLacks(store, 'a', ['operator', 'unit'])).to.eql([]);
    expect(newLacks(store, 'a', ['unit'])).to.eql([]);
    expect(newLacks(store, 'a', ['unit', 'trailer'])).to.eql(['trailer']);
    expect(newLacks(store, 'b', ['unit'])).to.eql(['unit']);
  });

  it('is remembered for the last two hundred loads', () => {
    const store = memory();
    for (let load = 0; load <= 200; load += 1) acceptLacks(store, `load ${load}`, ['unit']);
    expect(newLacks(store, 'load 0', ['unit'])).to.eql(['unit']);
    expect(newLacks(store, 'load 1', ['unit'])).to.eql([]);
    expect(newLacks(store, 'load 200', ['unit'])).to.eql([]);
  });
});

function memory(): LackStore {
  const kept = new Map<string, unknown>();
  return {
    getItem: <T>(key: string, otherwise?: T) => (kept.get(key) ?? otherwise) as T,
    setItem: (key, value) => void kept.set(key, value),
  };
}
