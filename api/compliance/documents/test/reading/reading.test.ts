import { expect } from 'chai';
import { buildCarrier } from '../../../../network/carriers/test/factory.ts';
import { buildCompany } from '../../../../network/companies/test/factory.ts';
import type { Schemas } from '../../../../core/contract/types.ts';
import { pdfOf } from '../../../../core/print/pdf.ts';
import { testStorage } from '../../../../testing/base/dataDir.ts';
import { as } from '../../../../testing/client.ts';
import { buildUser } from '../../../../platform/users/test/factory.ts';
import { DocumentVersion } from '../../DocumentVersion.ts';
import { scanPdf } from '../../../../testing/pdf/strangePdf.ts';
import { buildDocument, pdfForm } from '../factory.ts';
import { readDocuments } from '../../reading/readVersion.ts';

type Shown = Schemas['Document'];

const POLICY = 'Póliza No. GNP-00123456, RFC MAB9307148T4. Vigencia: del 01/03/2026 al 01/03/2027';

describe('The text of an uploaded PDF', function () {
  this.timeout(120_000);

  /** Uploads a file for a carrier of a broker and runs the job that reads it. */
  async function uploaded(file: Buffer, verb: 'run' | 'givenUp' = 'run') {
    const { id: companyId } = await buildCompany();
    const { id: carrierId } = await buildCarrier({ companyId, rfc: 'AEC810901298' });
    const broker = await buildUser({ companyId });
    const carrier = await buildUser({ type: 'carrier', carrierId });
    const { id } = await buildDocument({ carrierId });
    const path = `/api/carriers/documentUpload?uuid=${id}`;
    expect((await as(carrier).post(path, pdfForm(file))).status).to.equal(200);
    const version = (await DocumentVersion.query().findOne({ documentId: id }))!;
    const job = readDocuments(await testStorage());
    await DocumentVersion.transaction((trx) => job[verb]!({ trx, data: version, now: new Date() }));
    const read = async (user: typeof broker) =>
      (await as(user).get<Shown>(`/api/validations/${id}`)).body;
    return { broker, carrier, read };
  }

  it('is offered to the reviewer, and not shown to the carrier', async () => {
    const { broker, carrier, read } = await uploaded(await policy());
    const { versions, carrierRfc } = await read(broker);
    expect(carrierRfc).to.equal('AEC810901298');
    expect(versions![0]!.reading).to.deep.equal({
      hasText: true,
      rfcs: ['MAB9307148T4'],
      dates: [
        { date: '2026-03-01', meaning: 'from' },
        { date: '2027-03-01', meaning: 'until' },
      ],
      policyNumbers: ['GNP-00123456'],
    });
    expect((await read(carrier)).versions![0]).not.to.have.property('reading');
  });

  it('is none of a scan, and the reviewer sees that a file at which every process ended could not be read', async () => {
    const nothing = { hasText: false, rfcs: [], dates: [], policyNumbers: [] };
    const scan = await uploaded(scanPdf());
    expect((await scan.read(scan.broker)).versions![0]!.reading).to.deep.equal(nothing);
    const ended = await uploaded(scanPdf(), 'givenUp');
    const { reading } = (await ended.read(ended.broker)).versions![0]!;
    expect(reading).to.deep.equal({ ...nothing, isUnreadable: true });
  });
});

function policy(): Promise<Buffer> {
  return pdfOf({
    locale: 'es',
    title: 'Carátula',
    createdAt: new Date(),
    letterhead: { sender: 'Seguros', lines: [], facts: [] },
    sections: [{ heading: 'Datos', blocks: [{ kind: 'text', text: POLICY }] }],
    footer: { name: 'Carátula', code: 'X' },
  });
}
