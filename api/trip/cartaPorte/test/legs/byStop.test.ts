import { expect } from 'chai';
import type { CustomerPart, Good, Stop } from '../../data.ts';
import type { Load, LoadStop } from '../../load.ts';
import { customerOfLeg } from '../../shared/customerPart.ts';
import { stop } from '../samples.ts';

const MEXICAN = [
  stop('pickup', 'Apodaca', 'NLE', '66600'),
  stop('pickup', 'Saltillo', 'COA', '25000'),
];
const IN_TEXAS = [american('Laredo'), american('Dallas')];
const YARD = stop('delivery', 'Nuevo Laredo', 'TAM', '88000');

describe("The customer's part of a leg of a load with more than two stops", () => {
  const whole = load([...MEXICAN, ...IN_TEXAS]);
  const [apodaca, saltillo, laredo, dallas] = ['66600', '25000', '78040', '75201'].map(
    (postalCode) => ({ postalCode }),
  );
  const part: CustomerPart = {
    international: true,
    direction: 'Salida',
    country: 'USA',
    way: '01',
    regimes: ['EXD'],
    origin: apodaca!,
    stops: [saltillo!, laredo!],
    destination: dallas!,
    grossWeight: '100',
    weightUnit: 'KGM',
    goodsCount: '1',
    goods: [{ product: '26121600', quantity: '10', weight: '100', stops: at('6', '4', '3', '7') }],
  };

  it('has the stops of the whole that are its own, with what is taken at each', () => {
    const leg = load([...MEXICAN, YARD], { leg: 'mexican', legPosition: 1 });
    const { values, isOwn } = customerOfLeg(leg, whole, part);
    expect(values).to.deep.include({ origin: apodaca, stops: [saltillo], grossWeight: '100' });
    expect(quantities(values)).to.deep.equal(['6', '4']);
    expect(values.goods![0]).to.include({ quantity: '10', weight: '100' });
    expect([isOwn('stops.0.rfc'), isOwn('destination.rfc'), isOwn('goods.0.weight')]).to.deep.equal(
      [false, true, false],
    );
  });

  it('has all that is aboard on the transfer', () => {
    const ends = [{ ...YARD, kind: 'pickup' as const }, american('Laredo')];
    const leg = load(ends, { leg: 'transfer', legPosition: 2, movement: 'cross_border' });
    const { values, isOwn } = customerOfLeg(leg, whole, part);
    expect(values.goods![0]).to.include({ quantity: '10', weight: '100' });
    expect(values.regimes).to.deep.equal(['EXD']);
    expect([isOwn('origin.rfc'), isOwn('destination.rfc')]).to.deep.equal([true, true]);
  });

  it('has less on a leg that begins after a delivery, with a weight of its own', () => {
    const south = load([american('Dallas', 'pickup'), american('Laredo'), ...DELIVERIES]);
    const ofSouth: CustomerPart = {
      ...part,
      direction: 'Entrada',
      goods: [
        { product: '26121600', quantity: '10', weight: '100', stops: at(null, '3', '2', '5') },
        { product: '31211500', quantity: '4', weight: '40', stops: at(null, '4', null, null) },
      ],
    };
    const ends = [{ ...YARD, kind: 'pickup' as const }, ...DELIVERIES];
    const saved = { goods: [{ product: '26121600', weight: '70' }], grossWeight: '70' };
    const leg = load(ends, { legPosition: 3, isLastLeg: true, customer: saved });
    const { values, isOwn } = customerOfLeg(leg, south, ofSouth);
    expect(values.goods).to.have.lengthOf(1);
    expect(values.goods![0]).to.include({ product: '26121600', quantity: '7', weight: '70' });
    expect(quantities(values)).to.deep.equal([undefined, '2', '5']);
    expect(values).to.include({ grossWeight: '70', goodsCount: '1' });
    expect([isOwn('goods.0.weight'), isOwn('goods.0.product')]).to.deep.equal([true, false]);
    const other = { ...ofSouth, goods: [{ ...ofSouth.goods![0]!, product: '24112700' }] };
    expect(customerOfLeg(leg, south, other).values.goods![0]!.weight).to.equal(undefined);
  });

  it('has an end of its own where the stops of the two loads are no longer the same', () => {
    const leg = load([stop('pickup', 'Monclova', 'COA', '25700'), YARD], { legPosition: 1 });
    const { values, isOwn } = customerOfLeg(leg, whole, part);
    expect(values.origin).to.include({ postalCode: '25700' });
    expect(isOwn('origin.rfc')).to.equal(true);
  });
});

const DELIVERIES = [
  stop('delivery', 'Monterrey', 'NLE', '64000'),
  stop('delivery', 'Saltillo', 'COA', '25000'),
];

function american(city: string, kind: Stop['kind'] = 'delivery'): Stop {
  return { kind, place: { city, state: 'US-TX', country: 'US', postalCode: '75201' } };
}

function at(...all: (string | null)[]): Good['stops'] {
  return all.map((quantity) => ({ quantity }));
}

function quantities({ goods }: CustomerPart) {
  return goods![0]!.stops!.map((one) => one?.quantity ?? undefined);
}

/** A load with these stops, as its Carta Porte reads it. */
function load(stops: Stop[], values: Partial<Load> = {}): Load {
  const rows = stops.map((one): LoadStop => ({
    ...one,
    date: null,
    from: null,
    to: null,
    goods: [],
  }));
  return {
    reference: 'EMB-1',
    movement: 'mexico',
    origin: stops[0]!.place,
    destination: stops.at(-1)!.place,
    stops: rows.length > 2 ? rows : [],
    legPosition: null,
    isLastLeg: false,
    customer: null,
    ...values,
  } as Load;
}
