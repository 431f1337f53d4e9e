import { expect } from 'chai';
import fc from 'fast-check';
import type { Data } from '../../data.ts';
import { baseKeys } from '../../keys/base.ts';
import { schemaErrors } from '../../export/check.ts';
import { complementOf } from '../../export/complement.ts';
import { jsonOf } from '../../export/files.ts';
import { findingsOf } from '../../rules/rules.ts';
import { generated } from '../generated.ts';
import { byStop, domestic } from '../samples.ts';

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

function complement(data: Data): Complement {
  return jsonOf(complementOf(data, keys)) as Complement;
}

/** The sum of decimals in thousandths. */
function sum(texts: string[]): number {
  return texts.reduce((all, one) => all + Math.round(Number(one) * 1000), 0);
}
