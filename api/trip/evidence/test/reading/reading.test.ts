import { expect } from 'chai';
import { randomUUID } from 'node:crypto';
import { buildCarrier } from '../../../../network/carriers/test/factory.ts';
import { Carrier } from '../../../../network/carriers/Carrier.ts';
import { buildCompany } from '../../../../network/companies/test/factory.ts';
import type { Schemas } from '../../../../core/contract/types.ts';
import { pdfOf } from '../../../../core/print/pdf.ts';
import { testStorage } from '../../../../testing/base/dataDir.ts';
import { as } from '../../../../testing/client.ts';
import { buildUser } from '../../../../platform/users/test/factory.ts';
import { cfdi, deliveredLoad, photoForm } from '../factory.ts';
import { EvidenceFile } from '../../EvidenceFile.ts';
import { readEvidence } from '../../reading/readFile.ts';
import { readText } from '../../reading/pdf.ts';
import { xmlElements } from '../../../../core/reading/xmlElements.ts';
import { scanPdf } from '../../../../testing/pdf/strangePdf.ts';
import { CFDI, readElements } from '../../reading/xml.ts';

type Shown = Schemas['LoadEvidence'];

describe('What a CFDI says beside what was agreed', function () {
  this.timeout(120_000);

  /** A delivered load at 18,500.00 MXN, whose carrier can send an invoice that is then read. */
  async function delivered(before?: Awaited<ReturnType<typeof parties>>) {
    const { companyId, carrierId, rfc } = before ?? (await parties());
    const amounts = { purchaseCost: '18500.00', currency: 'MXN' } as const;
    const { id } = await deliveredLoad({ companyId, carrierId, ...amounts });
    const carrier = as(await buildUser({ type: 'carrier', carrierId }));
    const sendFile = async (
      content: Buffer,
      type: string,
      { evidence = 'invoice', verb = 'run' as 'run' | 'givenUp' } = {},
    ) => {
      const path = `/api/shipments/${id}/evidence/${evidence}/files`;
      const form = photoForm(content, 'factura', type);
      expect((await carrier.post(path, form)).status).to.equal(200);
      const file = await EvidenceFile.query().where({ companyId }).orderBy('id', 'desc').first();
      const job = readEvidence(await testStorage());
      await EvidenceFile.transaction((trx) => job[verb]!({ trx, data: file!, now: new Date() }));
      const { body } = await carrier.get<Shown>(`/api/shipments/${id}/evidence`);
      const { files } = body.items.find((one) => one.type === evidence)!;
      const { findings } = files.find((one) => one.id === file!.id)!;
      return Object.fromEntries(findings.map(({ field, agrees }) => [field, agrees]));
    };
    return { companyId, carrierId, rfc, sendFile };
  }

  async function parties() {
    const { id: companyId } = await buildCompany();
    const { id: carrierId } = await buildCarrier({ companyId });
    const rfc = 'MAB9307148T4';
    await Carrier.query().findById(carrierId).patch({ rfc });
    return { companyId, carrierId, rfc };
  }

  it('agrees in issuer and amount, and has a folio that no other load has', async () => {
    const { rfc, sendFile } = await delivered();
    const found = await sendFile(cfdi({ issuer: rfc, subtotal: '18500.00' }), 'application/xml');
    expect(found).to.deep.equal({ uuid: null, issuer: true, receiver: null, amount: true });
  });

  it('is marked where it does not agree, and accepted or rejected by nobody', async () => {
    const { sendFile } = await delivered();
    const wrong = cfdi({ issuer: 'GODE561231GR8', subtotal: '18500.01' });
    expect(await sendFile(wrong, 'application/xml')).to.include({ issuer: false, amount: false });
  });

  it('is marked in another currency, in which the amount is not compared', async () => {
    const { rfc, sendFile } = await delivered();
    const dollars = cfdi({ issuer: rfc, subtotal: '18500.00', currency: 'USD' });
    const found = await sendFile(dollars, 'application/xml');
    expect(found).to.include({ currency: false, amount: null });
  });

  it('is marked where it is a credit note or a receipt of a payment', async () => {
    const { rfc, sendFile } = await delivered();
    for (const kind of ['E', 'P'] as const) {
      const found = await sendFile(
        cfdi({ issuer: rfc, subtotal: '18500.00', kind }),
        'application/xml',
      );
      expect(found, kind).to.include({ kind: false });
    }
  });

  it('has the amount after the discount that it states', async () => {
    const { rfc, sendFile } = await delivered();
    const reduced = cfdi({ issuer: rfc, subtotal: '19000.00', discount: '500.00' });
    expect(await sendFile(reduced, 'application/xml')).to.include({ amount: true });
  });

  it('is marked where the XML is no CFDI', async () => {
    const { sendFile } = await delivered();
    const page = Buffer.from('<?xml version="1.0"?><html/>');
    expect(await sendFile(page, 'application/xml')).to.deep.equal({ cfdi: false });
  });

  it('is marked where its folio was sent for another load', async () => {
    const first = await delivered();
    const uuid = randomUUID().toUpperCase();
    const content = cfdi({ issuer: first.rfc, subtotal: '18500.00', uuid });
    await first.sendFile(content, 'application/xml');
    const second = await delivered(first);
    expect(await second.sendFile(content, 'application/xml')).to.include({ uuid: false });
  });

  it('is read without its declaration, in UTF-16, and with an addenda that is not well-formed', async () => {
    const { rfc, sendFile } = await delivered();
    const text = () => cfdi({ issuer: rfc, subtotal: '18500.00' }).toString();
    const addenda = '<cfdi:Addenda><ad:Nota>a & b</ad:Nota></cfdi:Addenda></cfdi:Comprobante>';
    for (const content of [
      Buffer.from(`\n${text().replace(/<\?.*\?>\s*/, '')}`),
      Buffer.from(`\uFEFF${text().replace('UTF-8', 'UTF-16')}`, 'utf16le'),
      Buffer.from(text().replace('</cfdi:Comprobante>', addenda)),
    ])
      expect(await sendFile(content, 'application/xml')).to.include({ issuer: true, amount: true });
  });

  it('tells whether it has a Carta Porte', async () => {
    const { rfc, sendFile } = await delivered();
    const without = cfdi({ issuer: rfc, kind: 'T', subtotal: '0' });
    expect(await sendFile(without, 'application/xml', { evidence: 'carta_porte' })).to.include({
      complement: false,
    });
    const whole = cfdi({ issuer: rfc, kind: 'T', subtotal: '0', hasCartaPorte: true });
    const found = await sendFile(whole, 'application/xml', { evidence: 'carta_porte' });
    expect(found).to.include({ complement: true }).and.not.have.property('amount');
  });

  it('is read in the text of a PDF too, and nothing of a scan', async () => {
    const { rfc, sendFile } = await delivered();
    const found = await sendFile(
      await invoicePdf(`RFC ${rfc} Subtotal 18,500.00`),
      'application/pdf',
    );
    expect(found).to.include({ issuer: true, amount: true, uuid: false });
    expect(await sendFile(scanPdf(), 'application/pdf')).to.deep.equal({ text: null });
  });

  it('cannot be read where every process that read the file ended', async () => {
    const { rfc, sendFile } = await delivered();
    const xml = cfdi({ issuer: rfc, subtotal: '18500.00' });
    const found = await sendFile(xml, 'application/xml', { verb: 'givenUp' });
    expect(found).to.deep.equal(UNREADABLE);
  });

  it('is nothing of an XML that is no CFDI, and cannot be read of one that is broken or declares entities', async () => {
    const other = xmlElements('<?xml version="1.0"?><a/>', CFDI);
    expect(readElements(other).hasText).to.equal(false);
    const entities =
      '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY x "y">]><Comprobante SubTotal="1"/>';
    const { sendFile } = await delivered();
    for (const text of ['<?xml version="1.0"?><Comprobante SubTotal="1">', entities])
      expect(await sendFile(Buffer.from(text), 'application/xml'), text).to.deep.equal(UNREADABLE);
    expect(readText('  ').hasText).to.equal(false);
  });
});

/** The finding shown of a file that could not be read. */
const UNREADABLE = { text: false };

function invoicePdf(text: string): Promise<Buffer> {
  return pdfOf({
    locale: 'es',
    title: 'Factura',
    createdAt: new Date(),
    letterhead: { sender: 'Fletes', lines: [], facts: [] },
    sections: [{ heading: 'Datos', blocks: [{ kind: 'text', text }] }],
    footer: { name: 'Factura', code: 'X' },
  });
}
