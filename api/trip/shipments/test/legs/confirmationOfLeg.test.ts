import { expect } from 'chai';
import { pdfOf } from '../../../../core/print/pdf.ts';
import type { Schemas } from '../../../../core/contract/types.ts';
import { Carrier } from '../../../../network/carriers/index.ts';
import { buildCarrier } from '../../../../network/carriers/test/factory.ts';
import { Company } from '../../../../network/companies/index.ts';
import { buildCompany } from '../../../../network/companies/test/factory.ts';
import { buildToken } from '../../../../platform/links/test/factory.ts';
import { buildUser } from '../../../../platform/users/test/factory.ts';
import { Quote } from '../../../../quoting/quotes/index.ts';
import { as, byLink, type Client } from '../../../../testing/client.ts';
import { inOneLine, pdfText } from '../../../../testing/pdf/pdfText.ts';
import { buildLeg as buildNote } from '../../../legs/test/factory.ts';
import { confirmationIn } from '../../../rateConfirmations/document/confirmation.ts';
import { handOverFacts } from '../../../rateConfirmations/document/handOvers.ts';
import { factsOf } from '../../../rateConfirmations/link/facts.ts';
import { buildConfirmation, sampleContent } from '../../../rateConfirmations/test/factory.ts';
import type { Shipment } from '../../Shipment.ts';
import { buildShipment } from '../factory.ts';
import { buildLoadByLegs, type LoadByLegs } from './factory.ts';

const NOW = 'Contactos actuales de las entregas entre tramos';
const HEADINGS = { es: 'Entregas entre tramos', en: 'Hand-overs between legs' };

describe('The rate confirmation of a leg', function () {
  this.timeout(60_000);
  let load: LoadByLegs, carriers: { id: string }[], broker: Client;

  before(async () => {
    const company = await buildCompany();
    broker = as(await buildUser({ companyId: company.id }));
    carriers = await Promise.all(
      ['Norte', 'Puente', 'Star'].map((name) =>
        buildCarrier({
          companyId: company.id,
          carrierName: `${name} ${crypto.randomUUID().slice(0, 8)}`,
        }),
      ),
    );
    load = await buildLoadByLegs({ company, carriers });
    await buildNote({
      shipmentId: load.legs[0]!.id,
      carrierId: carriers[0]!.id,
      kind: 'domestic',
      operatorName: 'Juan Canario',
      operatorPhone: '528181234567',
    });
  });

  const page = (legId: string, id: string, language: string) =>
    broker.get<string>(
      `/api/shipments/${legId}/rateConfirmations/${id}/file?format=html&language=${language}`,
    );

  it('names its hand-overs with the contact on the other side, in both languages', async () => {
    const { content } = await buildConfirmation(load.legs[1]!.id);
    const [before, after] = handOverFacts(content, 'es');
    expect(before![0]).to.equal('Recibe de');
    expect(before![1]).to.match(/^Tramo mexicano\. Patio\. .*Nuevo Laredo, /);
    expect(before![1]).to.include('Sigue el mismo remolque. Contacto: Juan Canario, ');
    expect(after![0]).to.equal('Entrega a');
    expect(after![1]).to.match(/^Tramo estadounidense\. Patio\. .*Laredo, .*Se cambia de remolque/);
    const [english] = handOverFacts(content, 'en');
    expect(english![1]).to.match(/^Mexican leg\. Yard\. .*The trailer goes on\. Contact: Juan/);
    const lines = factsOf(content).map(([label]) => label);
    expect(lines.slice(1, 5)).to.deep.equal(['Recolección', 'Entrega', 'Recibe de', 'Entrega a']);
    const text = JSON.stringify(content);
    for (const secret of ['Monterrey', 'Dallas', load.whole.reference, load.legs[0]!.reference])
      expect(text).not.to.include(secret);
  });

  it('shows them in its page and in its PDF', async () => {
    const { id: legId } = load.legs[1]!;
    const { id, content, hash } = await buildConfirmation(legId);
    for (const [language, heading] of Object.entries(HEADINGS)) {
      const { body } = await page(legId, id, language);
      expect(body).to.include(heading).and.include('Juan Canario');
    }
    const signatures = { issue: { by: null, at: content.issuedAt }, acceptance: null };
    const document = confirmationIn('es', { content, hash, signatures });
    expect(inOneLine(await pdfText(await pdfOf(document)))).to.include('Juan Canario');
  });

  it('has them at the one end where the first leg begins the load, and a whole load none', async () => {
    const { content } = await buildConfirmation(load.legs[0]!.id);
    expect(content.handOvers!.before).to.equal(null);
    expect(handOverFacts(content, 'es').map(([label]) => label)).to.deep.equal(['Entrega a']);
    expect(handOverFacts(sampleContent(), 'en')).to.deep.equal([]);
  });

  it('says that the contact of a leg without a carrier follows, and its link tells it once there is one', async () => {
    const [first, second] = carriers;
    const company = (await Company.query().findById(load.whole.companyId))!;
    const part = await buildLoadByLegs({ company, carriers: [first!, null] });
    const [{ id, companyId }] = part.legs as [Shipment];
    const { id: confirmationId, content } = await buildConfirmation(id);
    expect(handOverFacts(content, 'es')[0]![1]).to.include('Contacto: por asignar; estará en');
    expect(handOverFacts(content, 'en')[0]![1]).to.include('Contact: to follow; the load');
    const token = await buildToken({ kind: 'confirmation', subjectId: id, partyId: first!.id });
    const sheet = async () => {
      const path = `/api/shipments/${id}/rateConfirmations/${confirmationId}/sheet`;
      return (await byLink(token).get<Schemas['RateConfirmationSheet']>(path)).body.sections;
    };
    expect(JSON.stringify(await sheet())).to.not.include(NOW);
    const transfer = await Quote.query().findOne({
      companyId,
      legPosition: 2,
      wholeId: part.whole.quoteId!,
    });
    const { legPosition, handOver, movement, origin, destination } = transfer!;
    await buildShipment({
      companyId,
      wholeId: part.whole.id,
      quoteId: transfer!.id,
      leg: 'transfer',
      legPosition,
      handOver,
      movement,
      origin,
      destination,
      carrierId: second!.id,
      status: 'assigned',
    });
    const [now, ...others] = await sheet();
    expect(now!.heading).to.equal(NOW);
    const { carrierName } = (await Carrier.query().findById(second!.id))!;
    expect(now!.facts.map(({ label, text }) => [label, text.split(', ')[0]])).to.deep.equal([
      ['Entrega a', carrierName],
    ]);
    expect(JSON.stringify(others)).to.not.include(carrierName);
    const { body } = await broker.get<Schemas['Shipment']>(`/api/shipments/${id}`);
    expect(body.neighbours?.after?.contactName ?? carrierName).to.equal(carrierName);
  });
});
