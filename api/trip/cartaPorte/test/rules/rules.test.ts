import { expect } from 'chai';
import fc from 'fast-check';
import { type Data, valueAt } from '../../data.ts';
import { placedSections } from '../../form/form.ts';
import { keyRows } from '../../../../../db/reference/cartaPorte/index.ts';
import { schemaErrors } from '../../export/check.ts';
import { complementOf } from '../../export/complement.ts';
import { baseKeys, keysOf } from '../../keys/base.ts';
import type { Keys } from '../../keys/Keys.ts';
import { byStop, crossBorder, domestic, entering } from '../samples.ts';
import { blocks, findingsOf, RULES } from '../../rules/rules.ts';

const keys = baseKeys();

/** The keys with SAT's large catalogs, in which the products of the samples exist. */
const allKeys = keysOf(
  [
    ...keyRows(),
    { catalog: 'products', key: '26121600', name: 'Arneses', trait: '0,1' },
    { catalog: 'products', key: '31211500', name: 'Pinturas', trait: '1' },
    { catalog: 'postalCodes', key: '66600', name: 'Apodaca', trait: 'NLE' },
    { catalog: 'postalCodes', key: '37000', name: 'León', trait: 'GUA' },
    { catalog: 'postalCodes', key: '25000', name: 'Saltillo', trait: 'COA' },
    { catalog: 'postalCodes', key: '36100', name: 'Silao', trait: 'GUA' },
  ],
  new Set(['products', 'postalCodes']),
);

/** The ways to break each rule alone: the correct load that is changed, and the change. */
const BREAKS: Record<string, [correct: () => Data, change: (data: Data) => void, keys?: Keys]> = {
  customsOnlyInternational: [domestic, ({ customer }) => (customer.direction = 'Salida')],
  regimesOnlyInternational: [domestic, ({ customer }) => (customer.regimes = ['EXD'])],
  regimeFitsDirection: [crossBorder, ({ customer }) => (customer.regimes = ['EXD', 'IMD'])],
  countryIsForeign: [crossBorder, ({ customer }) => (customer.country = 'MEX')],
  directionFitsEnds: [
    crossBorder,
    ({ customer }) => {
      customer.direction = 'Entrada';
      customer.regimes = ['IMD'];
    },
  ],
  residenceIsForeign: [crossBorder, ({ customer }) => (customer.destination!.taxResidence = 'MEX')],
  taxIdOnlyForeign: [domestic, ({ customer }) => (customer.origin!.taxId = '74-1234567')],
  stateFitsCountry: [domestic, ({ customer }) => (customer.origin!.state = 'TX')],
  postalCodeFitsState: [domestic, ({ customer }) => (customer.origin!.postalCode = '37000')],
  mexicanKeys: [domestic, ({ customer }) => (customer.origin!.colony = 'Centro')],
  weightsAddUp: [domestic, ({ customer }) => (customer.grossWeight = '10400')],
  goodsCounted: [domestic, ({ customer }) => (customer.goodsCount = '24')],
  productExists: [domestic, ({ customer }) => (customer.goods![0]!.product = '99999999'), allKeys],
  descriptionIsExact: [
    domestic,
    ({ customer }) => (customer.goods![0]!.description = 'Mercancía general'),
  ],
  hazardKeyOnlyHazmat: [domestic, ({ customer }) => (customer.goods![0]!.hazardKey = '1263')],
  packagingOnlyHazmat: [domestic, ({ customer }) => (customer.goods![0]!.packaging = '4G')],
  productSaysHazmat: [
    domestic,
    ({ customer }) => {
      customer.goods![0]!.product = '31211500';
    },
    allKeys,
  ],
  permitForHazmat: [domestic, ({ carrier }) => (carrier.permitType = 'TPAF01')],
  documentsOnlyInternational: [
    domestic,
    ({ customer }) =>
      Object.assign(customer.goods![0]!, { documentType: '20', documentId: 'AV-1' }),
  ],
  noPedimentoOnExit: [
    crossBorder,
    ({ customer }) => {
      customer.goods![0]! = {
        ...customer.goods![0]!,
        documentType: '01',
        documentId: null,
        pedimento: '26  24  3420  6000012',
        importerRfc: 'SAT970701NN3',
      };
    },
  ],
  pedimentoOnlyInPedimento: [
    crossBorder,
    ({ customer }) => (customer.goods![0]!.pedimento = '26  24  3420  6000012'),
  ],
  importerOnlyInPedimento: [
    crossBorder,
    ({ customer }) => (customer.goods![0]!.importerRfc = 'SAT970701NN3'),
  ],
  numberNotInPedimento: [entering, ({ customer }) => (customer.goods![0]!.documentId = 'AV-1')],
  distanceAddsUp: [domestic, ({ carrier }) => (carrier.totalDistance = '702.5')],
  arrivesLater: [domestic, ({ carrier }) => (carrier.arrivalAt = '2026-11-25T19:30')],
  trailersNeeded: [domestic, ({ carrier }) => (carrier.trailers = [])],
  trailersNotAllowed: [domestic, ({ carrier }) => (carrier.configuration = 'C3')],
  doubleHasTwo: [domestic, ({ carrier }) => (carrier.configuration = 'T3S2R4')],
  driverResidesAbroad: [
    crossBorder,
    ({ carrier }) => (carrier.operators![0]!.taxResidence = 'MEX'),
  ],
  locationIdFitsKind: [byStop, ({ customer }) => (customer.stops![0]!.locationId = 'DE000007')],
  locationIdsDiffer: [byStop, ({ customer }) => (customer.stops![1]!.locationId = 'DE000002')],
  placeIsOfStop: [byStop, ({ customer }) => (customer.stops![1]!.postalCode = '37100')],
  timesInOrder: [byStop, ({ carrier }) => (carrier.stops![0]!.at = '2026-11-26T07:00')],
  distancesAddUp: [byStop, ({ carrier }) => (carrier.stops![1]!.distance = '668')],
  quantitiesTaken: [byStop, ({ customer }) => (customer.goods![0]!.stops![1]!.quantity = '170')],
  quantitiesLeft: [byStop, ({ customer }) => (customer.goods![1]!.stops![3]!.quantity = null)],
  leftAfterTaken: [
    byStop,
    (data) => {
      const [apodaca, saltillo, leon, silao] = data.stops!;
      data.stops = [apodaca!, leon!, saltillo!, silao!];
      const { customer, carrier } = data;
      for (const list of [customer.stops!, carrier.stops!]) list.reverse();
      carrier.stops!.forEach((stop, index) => (stop!.at = `2026-11-26T1${index}:00`));
      customer.goods![0]!.stops = ['100', '200', '380', '280'].map((quantity) => ({ quantity }));
    },
  ],
  stopHasGoods: [
    byStop,
    ({ customer }) => {
      customer.goods![0]!.stops![0]!.quantity = '480';
      customer.goods![0]!.stops![1] = null;
    },
  ],
};

describe('The rules of Carta Porte', () => {
  for (const correct of [domestic, byStop, crossBorder, entering])
    it(`find nothing in a correct load: ${correct.name}`, () => {
      expect(findingsOf(correct(), keys)).to.deep.equal([]);
      expect(findingsOf(correct(), allKeys)).to.deep.equal([]);
    });

  it('all have a case below', () => {
    expect(RULES.map(({ id }) => id)).to.have.members(Object.keys(BREAKS));
  });

  for (const [id, [correct, change, known = keys]] of Object.entries(BREAKS))
    it(`find ${id} alone`, () => {
      const data = correct();
      change(data);
      const found = findingsOf(data, known);
      expect(found.map(({ rule }) => rule)).to.deep.equal([id]);
      const { codes, isAdvice } = found[0]!;
      expect(blocks(found)).to.equal(!isAdvice);
      if (isAdvice) expect(codes).to.equal(null);
    });

  it('find each required field that is missing, alone', () => {
    for (const correct of [domestic, byStop, crossBorder, entering])
      for (const { party, path } of requiredOf(correct())) {
        const found = findingsOf(without(correct(), party, path), keys);
        const missing = found.find((one) => one.party === party && one.path === path);
        expect(missing, `${correct.name} ${path}`).to.include({ rule: 'missing', isAdvice: false });
      }
  });

  it('find each field that is written in another way, or whose key does not exist', () => {
    for (const correct of [domestic, byStop, crossBorder, entering])
      for (const { party, path, field } of fieldsOf(correct())) {
        if (!field.format && !field.catalog) continue;
        const data = correct();
        put(data, party, path, path === 'regimes' ? ['|'] : '|');
        const rules = findingsOf(data, keys).filter((one) => one.path === path);
        expect(
          rules.map(({ rule }) => rule),
          `${correct.name} ${path}`,
        ).to.deep.equal([field.format ? 'format' : 'unknownKey']);
      }
  });

  it('pass thirty generated loads, as the schema does, and find the one thing that is taken from each', async () => {
    await fc.assert(
      fc.asyncProperty(generated, fc.nat(), async (data, pick) => {
        expect(findingsOf(data, keys)).to.deep.equal([]);
        expect(await schemaErrors(complementOf(data, keys))).to.deep.equal([]);
        const required = requiredOf(data);
        const { party, path } = required[pick % required.length]!;
        const found = findingsOf(without(data, party, path), keys);
        expect(found.map((one) => `${one.party} ${one.path}`)).to.include(`${party} ${path}`);
      }),
      { numRuns: 30, seed: 1 },
    );
  });
});

/** Correct loads with other weights, counts, places and vehicles. */
const generated = fc
  .record({
    correct: fc.constantFrom(domestic, crossBorder, entering),
    weights: fc.array(fc.integer({ min: 1, max: 9_000_000 }), { minLength: 1, maxLength: 12 }),
    distance: fc.integer({ min: 1, max: 350_000 }),
    truck: fc.constantFrom(['C2', 0], ['T3S2', 1], ['T3S2R4', 2], ['VL', 0], ['VL', 1]),
    postalCode: fc.integer({ min: 64_000, max: 67_999 }),
  })
  .map(({ correct, weights, distance, truck, postalCode }): Data => {
    const { customer, carrier } = correct();
    const [good] = customer.goods!;
    const goods = weights.map((weight) => ({ ...good!, weight: (weight / 1000).toFixed(3) }));
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    const atHome = correct === entering ? 'destination' : 'origin';
    const km = (distance / 100).toFixed(2);
    return {
      customer: {
        ...customer,
        goods,
        grossWeight: (total / 1000).toFixed(3),
        goodsCount: String(goods.length),
        [atHome]: { ...customer[atHome], postalCode: String(postalCode) },
      },
      carrier: {
        ...carrier,
        configuration: String(truck[0]),
        trailers: Array.from({ length: Number(truck[1]) }, () => ({
          type: 'CTR007',
          plates: '630XD1',
        })),
        distance: km,
        totalDistance: km,
      },
    };
  });

function fieldsOf(data: Data) {
  return placedSections(data).flatMap(({ fields }) => fields);
}

function requiredOf(data: Data) {
  return fieldsOf(data).filter(({ isRequired }) => isRequired);
}

function without(data: Data, party: 'customer' | 'carrier', path: string): Data {
  put(data, party, path, null);
  return data;
}

function put(data: Data, party: 'customer' | 'carrier', path: string, value: unknown): void {
  const names = path.split('.');
  const last = names.pop()!;
  const holder = names.length ? valueAt(data[party], names.join('.')) : data[party];
  (holder as Record<string, unknown>)[last] = value;
}
