import { expect } from 'chai';
import fc from 'fast-check';
import type { XsdValidator } from 'libxml2-wasm';
import type { Data } from '../../data.ts';
import { schemaErrors } from '../../export/check.ts';
import { complementOf } from '../../export/complement.ts';
import { baseKeys } from '../../keys/base.ts';
import { findingsOf } from '../../rules/rules.ts';
import { generated } from '../generated.ts';
import { byStop, crossBorder, domestic, entering, stop } from '../samples.ts';
import { officialSchema } from './schema.ts';

const keys = baseKeys();

/** The folder with SAT's own schema; without one the complements are checked in ours. */
const { SAT_SCHEMAS } = process.env;

describe(`The complement of a Carta Porte in ${SAT_SCHEMAS ? "SAT's own" : 'our'} schema`, function () {
  this.timeout(60_000);
  let schema: Promise<XsdValidator> | undefined;

  before(() => void (schema = SAT_SCHEMAS ? officialSchema(SAT_SCHEMAS) : undefined));

  const errorsOf = (data: Data) => schemaErrors(complementOf(data, keys), schema);

  for (const correct of [domestic, crossBorder, entering, byStop])
    it(`is valid: ${correct.name}`, async () => {
      expect(await errorsOf(correct())).to.deep.equal([]);
    });

  it('is valid with one to three pickups and one to eight deliveries', async () => {
    await fc.assert(
      fc.asyncProperty(generated, async (data) => {
        expect(await errorsOf(data)).to.deep.equal([]);
      }),
      { numRuns: 60, seed: 2 },
    );
  });

  for (const deliveries of [1, 2, 3, 4, 5, 6, 7, 8])
    it(`is valid with pickups between deliveries, of which there are ${deliveries}`, async () => {
      const data = mixed(deliveries);
      expect(findingsOf(data, keys)).to.deep.equal([]);
      expect(await errorsOf(data)).to.deep.equal([]);
    });

  it('is refused without what is required', async () => {
    const data = domestic();
    data.customer.destination!.postalCode = '';
    data.carrier.permitType = SAT_SCHEMAS ? 'TPAF99' : '';
    const text = (await errorsOf(data)).join('\n');
    expect(text).to.include('PermSCT').and.include('CodigoPostal');
  });
});

/** A correct load with a pickup before each delivery but those that would make more than twelve stops. */
function mixed(deliveries: number): Data {
  const { customer, carrier } = domestic();
  const pickups = Math.min(deliveries, 12 - deliveries);
  const kinds = Array.from({ length: deliveries }, (_, at) =>
    at < pickups ? (['pickup', 'delivery'] as const) : (['delivery'] as const),
  ).flat();
  const amounts = kinds.map((kind) => (kind === 'pickup' ? deliveries : pickups));
  const quantity = String(pickups * deliveries);
  const isPlain = kinds.length === 2;
  const [good] = customer.goods!;
  const between = kinds.slice(1, -1);
  return {
    customer: {
      ...customer,
      goods: [
        {
          ...good!,
          quantity,
          weight: quantity,
          ...(!isPlain && { stops: amounts.map((amount) => ({ quantity: String(amount) })) }),
        },
      ],
      goodsCount: '1',
      grossWeight: quantity,
      ...(!isPlain && {
        stops: between.map((kind) =>
          kind === 'pickup' ? customer.origin! : customer.destination!,
        ),
      }),
    },
    carrier: {
      ...carrier,
      departureAt: '2026-11-26T07:00',
      arrivalAt: '2026-11-26T20:00',
      distance: '10',
      totalDistance: String(10 * deliveries),
      ...(!isPlain && {
        stops: between.map((kind, at) => ({
          at: `2026-11-26T${String(at + 8).padStart(2, '0')}:00`,
          ...(kind === 'delivery' && { distance: '10' }),
        })),
      }),
    },
    ...(!isPlain && {
      stops: kinds.map((kind) =>
        kind === 'pickup'
          ? stop('pickup', 'Apodaca', 'NLE', '66600')
          : stop('delivery', 'León', 'GUA', '37000'),
      ),
    }),
  };
}
