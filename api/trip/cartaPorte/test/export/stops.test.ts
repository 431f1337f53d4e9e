import { expect } from 'chai';
import fc from 'fast-check';
import type { Data, Good } from '../../data.ts';
import { baseKeys } from '../../keys/base.ts';
import { schemaErrors } from '../../export/check.ts';
import { complementOf } from '../../export/complement.ts';
import { jsonOf } from '../../export/files.ts';
import { findingsOf } from '../../rules/rules.ts';
import { byStop, domestic, stop } from '../samples.ts';

const keys = baseKeys();

interface Complement {
  TotalDistRec: string;
  Ubicaciones: [{ Ubicacion: Record<string, string>[] }];
  Mercancias: [{ Mercancia: { Cantidad: string; CantidadTransporta?: Carriage[] }[] }];
}

interface Carriage {
  Cantidad: string;
  IDOrigen: string;
  IDDestino: string;
}

describe('The complement of a load with more than two stops', () => {
  it('names each stop in driving order, with the distance to each delivery', async () => {
    const { Ubicaciones, TotalDistRec } = complement(byStop());
    const places = Ubicaciones[0].Ubicacion.map((one) => [
      one['TipoUbicacion'],
      one['IDUbicacion'],
      one['FechaHoraSalidaLlegada'],
      one['DistanciaRecorrida'],
    ]);
    expect(places).to.deep.equal([
      ['Origen', 'OR000001', '2026-11-26T08:00:00', undefined],
      ['Origen', 'OR000002', '2026-11-26T10:00:00', undefined],
      ['Destino', 'DE000001', '2026-11-26T18:00:00', '668.4'],
      ['Destino', 'DE000002', '2026-11-26T19:30:00', '34'],
    ]);
    expect(TotalDistRec).to.equal('702.4');
    expect(await schemaErrors(complementOf(byStop(), keys))).to.deep.equal([]);
  });

  it('says how much of each commodity goes from where to where, what is taken first left first', () => {
    const [harnesses, paint] = complement(byStop()).Mercancias[0].Mercancia;
    expect(harnesses!.CantidadTransporta).to.deep.equal([
      { Cantidad: '200', IDOrigen: 'OR000001', IDDestino: 'DE000001' },
      { Cantidad: '100', IDOrigen: 'OR000001', IDDestino: 'DE000002' },
      { Cantidad: '180', IDOrigen: 'OR000002', IDDestino: 'DE000002' },
    ]);
    expect(paint!.CantidadTransporta).to.deep.equal([
      { Cantidad: '40', IDOrigen: 'OR000001', IDDestino: 'DE000002' },
    ]);
  });

  it('uses the ids that were entered, and accepts gaps in what another program sent', async () => {
    const data = byStop();
    data.customer.stops![0]!.locationId = 'OR000077';
    data.customer.goods![1]!.stops = [{ quantity: '40' }, null, null, { quantity: '40' }];
    expect(findingsOf(data, keys)).to.deep.equal([]);
    expect(await schemaErrors(complementOf(data, keys))).to.deep.equal([]);
    const [harnesses] = complement(data).Mercancias[0].Mercancia;
    expect(harnesses!.CantidadTransporta![2]).to.include({ IDOrigen: 'OR000077' });
  });

  it('says nothing of quantities between the two stops of a plain load', () => {
    for (const good of complement(domestic()).Mercancias[0].Mercancia)
      expect(good).to.not.have.property('CantidadTransporta');
  });

  it('is valid in the schema and adds up with one to eight deliveries', async () => {
    await fc.assert(
      fc.asyncProperty(generated, async (data) => {
        expect(findingsOf(data, keys)).to.deep.equal([]);
        expect(await schemaErrors(complementOf(data, keys))).to.deep.equal([]);
        const { Ubicaciones, Mercancias, TotalDistRec } = complement(data);
        const distances = Ubicaciones[0].Ubicacion.map((one) => one['DistanciaRecorrida'] ?? '0');
        expect(sum(distances)).to.equal(sum([TotalDistRec]));
        const ids = Ubicaciones[0].Ubicacion.map((one) => one['IDUbicacion']);
        expect(new Set(ids).size).to.equal(ids.length);
        for (const { Cantidad, CantidadTransporta = [] } of Mercancias[0].Mercancia) {
          if (!data.stops) continue;
          expect(sum(CantidadTransporta.map((one) => one.Cantidad))).to.equal(sum([Cantidad]));
          for (const { IDOrigen, IDDestino } of CantidadTransporta)
            expect(ids.indexOf(IDOrigen)).to.be.within(0, ids.indexOf(IDDestino) - 1);
        }
      }),
      { numRuns: 60, seed: 1 },
    );
  });
});

/** Correct loads of one to three pickups and one to eight deliveries, with one to three commodities. */
const generated = fc
  .record({
    pickups: fc.integer({ min: 1, max: 3 }),
    deliveries: fc.integer({ min: 1, max: 8 }),
    goods: fc.array(fc.array(fc.integer({ min: 1, max: 90_000 }), { minLength: 8, maxLength: 8 }), {
      minLength: 1,
      maxLength: 3,
    }),
    distances: fc.array(fc.integer({ min: 1, max: 90_000 }), { minLength: 8, maxLength: 8 }),
  })
  .map(({ pickups, deliveries, goods, distances }): Data => {
    const { customer, carrier } = domestic();
    const kinds = [...Array(pickups).fill('pickup'), ...Array(deliveries).fill('delivery')];
    const ends = kinds.map((kind) =>
      kind === 'pickup' ? customer.origin! : customer.destination!,
    );
    const kilometers = distances.slice(0, deliveries);
    const each = goods.map((amounts) => amountsOf(amounts.slice(0, deliveries), pickups));
    const moments = kinds.map((_, index) => `2026-11-26T${String(index + 8).padStart(2, '0')}:00`);
    const isPlain = kinds.length === 2;
    return {
      customer: {
        ...customer,
        ...(!isPlain && { stops: ends.slice(1, -1) }),
        goods: each.map(({ quantity, stops }) => ({
          ...customer.goods![0]!,
          weight: quantity,
          quantity,
          ...(!isPlain && { stops }),
        })),
        grossWeight: text(sum(each.map(({ quantity }) => quantity))),
        goodsCount: String(each.length),
      },
      carrier: {
        ...carrier,
        departureAt: moments[0]!,
        arrivalAt: moments.at(-1)!,
        distance: (kilometers.at(-1)! / 100).toFixed(2),
        totalDistance: (kilometers.reduce((all, one) => all + one, 0) / 100).toFixed(2),
        ...(!isPlain && {
          stops: kinds.slice(1, -1).map((kind, index) => ({
            at: moments[index + 1]!,
            ...(kind === 'delivery' && {
              distance: (kilometers[index + 1 - pickups]! / 100).toFixed(2),
            }),
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
  });

/** A commodity that is left in these thousandths, and taken in as equal parts as it can be. */
function amountsOf(
  left: number[],
  pickups: number,
): Required<Pick<Good, 'quantity' | 'stops'>> & { quantity: string } {
  const total = left.reduce((all, one) => all + one, 0);
  const part = Math.floor(total / pickups);
  const taken = Array.from({ length: pickups }, (_, index) => part + (index ? 0 : total % pickups));
  const stops = [...taken, ...left].map((amount) => ({ quantity: amount ? text(amount) : null }));
  return { quantity: text(total), stops };
}

function complement(data: Data): Complement {
  return jsonOf(complementOf(data, keys)) as Complement;
}

/** The sum of decimals in thousandths. */
function sum(texts: string[]): number {
  return texts.reduce((all, one) => all + Math.round(Number(one) * 1000), 0);
}

function text(thousandths: number): string {
  return String(thousandths / 1000);
}
