import { expect } from 'chai';
import { baseKeys, keysOf } from '../../keys/base.ts';
import { crossBorder, domestic, entering } from '../samples.ts';
import { schemaErrors } from '../../export/check.ts';
import { complementOf } from '../../export/complement.ts';
import { csvOf, jsonOf, xmlOf } from '../../export/files.ts';

const keys = baseKeys();

describe('The complement of a Carta Porte', () => {
  for (const correct of [domestic, crossBorder, entering])
    it(`is valid in the schema: ${correct.name}`, async () => {
      expect(await schemaErrors(complementOf(correct(), keys))).to.deep.equal([]);
    });

  it('is refused by the schema where something is missing, wrong or too much', async () => {
    const data = domestic();
    data.customer.origin!.rfc = 'MAB930714';
    data.carrier.plates = '';
    data.carrier.trailers = Array.from({ length: 3 }, () => ({ type: 'CTR007', plates: '630XD1' }));
    const errors = (await schemaErrors(complementOf(data, keys))).join('\n');
    expect(errors).to.include('RFCRemitenteDestinatario').and.include('PlacaVM');
    expect(errors).to.include('Remolque').and.not.include('IdCCP');
  });

  it('names a foreigner by the tax id, and has no customs data in a domestic load', () => {
    const xml = xmlOf(complementOf(crossBorder(), keys));
    expect(xml).to.match(/RFCRemitenteDestinatario="XEXX010101000".*NumRegIdTrib="74-1234567"/);
    expect(xml).to.match(/<cartaporte31:TiposFigura .*NumRegIdTribFigura="TX4455667"/);
    expect(xml).to.not.include('RFCFigura').and.not.include('IdCCP=');
    const home = xmlOf(complementOf(domestic(), keys));
    expect(home).to.not.include('Regimen').and.not.include('EntradaSalidaMerc');
  });

  it('says nothing of hazmat for a product that never is hazmat', () => {
    const rows = [{ catalog: 'products', key: '26121600', name: 'Arneses', trait: '0' }];
    const [first, second] = jsonGoods(complementOf(domestic(), keysOf(rows)));
    expect(first).to.not.have.property('MaterialPeligroso');
    expect(second).to.include({ MaterialPeligroso: 'Sí', CveMaterialPeligroso: '1263' });
  });

  it('escapes what people type', async () => {
    const data = domestic();
    data.customer.goods![0]!.description = 'Tornillos "A&B" <4 in>, =1+1';
    const complement = complementOf(data, keys);
    expect(xmlOf(complement)).to.include(
      'Descripcion="Tornillos &quot;A&amp;B&quot; &lt;4 in&gt;, =1+1"',
    );
    expect(await schemaErrors(complement)).to.deep.equal([]);
    expect(csvOf(complement)).to.include('"Tornillos ""A&B"" <4 in>, =1+1"');
  });

  it('is a CSV with a line for each attribute, and no formulas', () => {
    const data = domestic();
    data.customer.origin!.name = '=HYPERLINK("x")';
    const lines = csvOf(complementOf(data, keys)).slice(1).split('\r\n');
    expect(lines[0]).to.equal('Nodo,Atributo,Valor');
    expect(lines).to.include('CartaPorte/Mercancias[1]/Mercancia[2],PesoEnKg,800');
    expect(lines.join('\n')).to.include(`"'=HYPERLINK(""x"")"`);
  });
});

function jsonGoods(complement: ReturnType<typeof complementOf>) {
  const { Mercancias } = jsonOf(complement) as { Mercancias: { Mercancia: object[] }[] };
  return Mercancias[0]!.Mercancia;
}
