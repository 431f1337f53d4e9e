import { expect } from 'chai';
import { buildCarrier } from '../../carriers/factory.ts';
import { buildCompany } from '../../companies/factory.ts';
import type { Schemas } from '../../core/contract/types.ts';
import { pdfOf } from '../../core/print/pdf.ts';
import { testStorage } from '../../testing/base/dataDir.ts';
import { as } from '../../testing/client.ts';
import { buildUser } from '../../users/factory.ts';
import { DocumentVersion } from '../DocumentVersion.ts';
import { buildDocument, PDF, pdfForm } from '../factory.ts';
import { pdfTextOf } from './pdfText.ts';
import { readDocuments } from './readVersion.ts';

type Shown = Schemas['Document'];

const POLICY = 'Póliza No. GNP-00123456, RFC MAB9307148T4. Vigencia: del 01/03/2026 al 01/03/2027';

describe('The text of an uploaded PDF', function () {
  this.timeout(60_000);

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

  it('is none of a scan, of a broken file, and of one at which every process that read it ended', async () => {
    const nothing = { hasText: false, rfcs: [], dates: [], policyNumbers: [] };
    for (const verb of ['run', 'givenUp'] as const) {
      const { broker, read } = await uploaded(PDF, verb);
      expect((await read(broker)).versions![0]!.reading, verb).to.deep.equal(nothing);
    }
    const broken = Buffer.concat([(await policy()).subarray(0, 700), Buffer.from('%%EOF')]);
    expect(await pdfTextOf(new Uint8Array(broken))).to.equal('');
  });

  it('is none of a file that takes more time or memory than allowed', async () => {
    const content = new Uint8Array(await policy());
    expect(await pdfTextOf(content, { milliseconds: 1, megabytes: 192 })).to.equal('');
    expect(await pdfTextOf(content, { milliseconds: 20_000, megabytes: 4 })).to.equal('');
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
