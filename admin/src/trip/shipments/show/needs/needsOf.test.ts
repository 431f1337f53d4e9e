import { expect } from 'chai';
import type { Shipment } from '../../shipment.ts';
import { type LoadParts, needsOf } from './needsOf.ts';

const shipment = (status: Shipment['status'], fields: Partial<Shipment> = {}) =>
  ({ status, ...fields }) as Shipment;

const NONE: LoadParts = {
  confirmations: undefined,
  legs: undefined,
  crossing: undefined,
  cartaPorte: undefined,
};

const LACKING: LoadParts = {
  confirmations: [],
  legs: [{ missing: ['operator', 'seal'] }, { missing: ['trailer'] }],
  crossing: { bridgeId: null, plannedAt: null, can: ['update'] },
  cartaPorte: {
    progress: [
      { party: 'customer', done: 20, total: 24, savedAt: null },
      { party: 'carrier', done: 15, total: 15, savedAt: null },
    ],
  },
};

describe('What a load lacks', () => {
  it('are its papers until it is delivered, with their number and the tab where they are done', () => {
    expect(needsOf(shipment('at_pickup'), LACKING)).to.deep.equal([
      { name: 'confirmation', tab: 'papers', count: 1 },
      { name: 'legs', tab: 'papers', count: 3 },
      { name: 'crossing', tab: 'papers', count: 1 },
      { name: 'cartaPorte', tab: 'papers', count: 4 },
    ]);
    const waiting = {
      ...NONE,
      confirmations: [{ acceptedAt: null }, { acceptedAt: '2026-11-20T00:00:00Z' }],
    };
    expect(needsOf(shipment('assigned'), waiting)).to.deep.equal([
      { name: 'acceptance', tab: 'papers', count: 1 },
    ]);
  });

  it('is nothing of what the user does not see', () => {
    expect(needsOf(shipment('in_transit'), NONE)).to.deep.equal([]);
  });

  it('is what keeps it from being closed once it is delivered, and no paper of the trip', () => {
    const owed = {
      owedEvidence: ['signed_pod' as const],
      pendingAccessorials: 2,
      openIncidents: 1,
    };
    expect(needsOf(shipment('delivered', owed), LACKING)).to.deep.equal([
      { name: 'evidence', tab: 'evidence', count: 1 },
      { name: 'accessorials', tab: 'money', count: 2 },
      { name: 'incidents', tab: 'trip', count: 1 },
    ]);
  });

  it('is nothing before it has a carrier and after its end', () => {
    for (const status of ['potential', 'confirmed', 'closed', 'cancelled'] as const)
      expect(needsOf(shipment(status, { openIncidents: 1 }), LACKING)).to.deep.equal([]);
  });
});
