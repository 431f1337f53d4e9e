import { expect } from 'chai';
import { setTimeout as pause } from 'node:timers/promises';
import { buildCarrier } from '../../../../network/carriers/test/factory.ts';
import { buildCompany } from '../../../../network/companies/test/factory.ts';
import type { Schemas } from '../../../../core/contract/types.ts';
import { childrenOf } from '../../../../testing/base/children.ts';
import { testStorage } from '../../../../testing/base/dataDir.ts';
import { anonymous, as, type Client } from '../../../../testing/client.ts';
import { pdfBomb, pdfByHand } from '../../../../testing/pdf/strangePdf.ts';
import { buildUser } from '../../../../platform/users/test/factory.ts';
import { EvidenceFile } from '../../EvidenceFile.ts';
import { deliveredLoad, photoForm } from '../factory.ts';
import { readEvidence } from '../../reading/readFile.ts';

type Shown = Schemas['LoadEvidence'];

const XML = '<?xml version="1.0"?>';
const TIMES = 60_000;
/** The findings shown of a file that could not be read, of an XML that is no CFDI, and of a PDF without text. */
const [UNREADABLE, NO_CFDI, NO_TEXT] = [{ text: false }, { cfdi: false }, { text: null }];

const FLOODS: [what: string, content: () => Buffer | string, shown: object][] = [
  ['60,000 nested elements', () => '<a>'.repeat(TIMES) + '</a>'.repeat(TIMES), UNREADABLE],
  ['60,000 elements that are never closed', () => '<a>'.repeat(TIMES), UNREADABLE],
  ['60,000 nested namespaces', () => '<a xmlns:b="c">'.repeat(TIMES), UNREADABLE],
  ['a million elements', () => `<a>${'<b/>'.repeat(900_000)}</a>`, UNREADABLE],
  ['60,000 attributes', () => `<a ${attributes(TIMES)}/>`, UNREADABLE],
  ['500,000 attributes', () => `<a>${'<b c="" d=""/>'.repeat(250_000)}</a>`, UNREADABLE],
  ['500,000 references', () => `<a>${'&#65;'.repeat(500_000)}</a>`, UNREADABLE],
  ['entities of entities', () => `${entities()}<a>&e9;</a>`, UNREADABLE],
  ['15 MB of text', () => `<a>${'x'.repeat(15_000_000)}</a>`, UNREADABLE],
  ['3 MB of text', () => `<a>${'x'.repeat(3_000_000)}</a>`, NO_CFDI],
  ['a PDF form that draws itself', () => pdfByHand({ content: '/X Do', form: '/X Do' }), NO_TEXT],
  ['a form that draws itself often', () => pdfByHand({ content: '/X Do', form: DRAWN }), NO_TEXT],
  ['a PDF that inflates to 900 MB', () => pdfBomb(), UNREADABLE],
  ['a PDF that hides that it does', () => pdfBomb('/Subtype/Image'), UNREADABLE],
];

describe('A file that is made to stop the server (an XML of 180 kB stopped every process)', function () {
  this.timeout(300_000);
  let carrier: Client;
  let companyId: string;
  let path: string;

  beforeEach(async () => {
    companyId = (await buildCompany()).id;
    const { id: carrierId } = await buildCarrier({ companyId });
    const { id } = await deliveredLoad({ companyId, carrierId });
    carrier = as(await buildUser({ type: 'carrier', carrierId }));
    path = `/api/shipments/${id}/evidence`;
  });

  for (const [what, content, shown] of FLOODS) {
    it(`with ${what} is read while others are served`, async () => {
      const file = await send(content());
      const checks = await alongsideHealth(readJob(file));
      expect(checks).to.be.greaterThan(0);
      expect(await findings()).to.deep.equal(shown);
    });

    it(`with ${what} is read again when the process that reads it is killed`, async () => {
      const file = await send(content());
      const killing = new AbortController();
      const killed = killReaders(killing.signal);
      const attempt = await readJob(file).then(
        () => 'kept',
        () => 'failed',
      );
      killing.abort();
      await killed;
      if (attempt === 'failed') await readJob(file);
      expect(await findings()).to.be.deep.oneOf([shown, UNREADABLE]);
    });
  }

  async function send(content: Buffer | string): Promise<EvidenceFile> {
    const isPdf = Buffer.isBuffer(content);
    const [bytes, type] = isPdf
      ? [content, 'application/pdf']
      : [Buffer.from(XML + content), 'application/xml'];
    const { status } = await carrier.post(`${path}/invoice/files`, photoForm(bytes, 'f', type));
    expect(status).to.equal(200);
    return (await EvidenceFile.query().findOne({ companyId }))!;
  }

  async function readJob(file: EvidenceFile): Promise<void> {
    const job = readEvidence(await testStorage());
    await EvidenceFile.transaction((trx) => job.run({ trx, data: file, now: new Date() }));
  }

  async function findings(): Promise<object> {
    const { body } = await carrier.get<Shown>(path);
    const { files } = body.items.find(({ type }) => type === 'invoice')!;
    return Object.fromEntries(files[0]!.findings.map(({ field, agrees }) => [field, agrees]));
  }
});

/** Counts the requests to /api/health that were answered while the work was done. */
async function alongsideHealth(work: Promise<void>): Promise<number> {
  let isDone = false;
  const done = work.finally(() => (isDone = true));
  let checks = 0;
  for (; !isDone; checks += 1) expect((await anonymous.get('/api/health')).status).to.equal(200);
  await done;
  return checks;
}

/** Kills every process that reads documents, until the signal. */
async function killReaders(signal: AbortSignal): Promise<void> {
  for (; !signal.aborted; await pause(20))
    for (const pid of childrenOf(process.pid, /core\/reading\/serve\.ts|serveDocuments\.js/))
      process.kill(pid, 'SIGKILL');
}

const DRAWN = '/X Do '.repeat(30);

function attributes(count: number): string {
  return Array.from({ length: count }, (_, i) => `a${i}=""`).join(' ');
}

function entities(): string {
  const each = (i: number) => `<!ENTITY e${i + 1} "${`&e${i};`.repeat(10)}">`;
  return `<!DOCTYPE a [<!ENTITY e0 "x">${Array.from({ length: 9 }, (_, i) => each(i)).join('')}]>`;
}
