import { expect } from 'chai';
import { buildCompany } from '../../../network/companies/test/factory.ts';
import type { Schemas } from '../../../core/contract/types.ts';
import { anonymous, as, type Client } from '../../../testing/client.ts';
import { workbookOf, zipOf } from '../../../testing/files/workbook.ts';
import { storedFiles } from '../../../testing/files/storedFiles.ts';
import { buildUser } from '../../users/test/factory.ts';

type Problem = Schemas['Problem'];

const MB = 1024 * 1024;
const OF_ROWS = { es: /200,000 filas.*borre las filas vacías/, en: /200,000 rows.*delete the/ };
const OF_COLUMNS = { es: /500 columnas: deje solo/, en: /500 columns: keep only/ };
const OF_RECORD = { es: /100,000 caracteres: revise/, en: /100,000 characters: check/ };

describe('An uploaded file that exceeds a limit', function () {
  this.timeout(60_000);
  let broker: Client;

  before(async () => {
    broker = as(await buildUser({ companyId: (await buildCompany()).id }));
    await readFirstFile();
  });

  for (const [what, text, words] of [
    ['1.5 MB of commas and newlines', () => ',\n'.repeat(0.75 * MB), OF_ROWS],
    ['20 MB of newlines', () => '\n'.repeat(20 * MB), OF_ROWS],
    ['a million columns in one record', () => 'a,'.repeat(1_000_000), OF_COLUMNS],
    ['50 MB of commas', () => ','.repeat(49 * MB), OF_COLUMNS],
    ['a record of 20 MB in quotes', () => `"${'a'.repeat(20 * MB)}"\n`, OF_RECORD],
    ['20 MB of lines in quotes', () => `"${',\n'.repeat(10 * MB)}"\n`, OF_RECORD],
  ] as const) {
    it(`of ${what} is refused with the limit and the remedy, and nothing is stored`, async () => {
      const before = await storedFiles();
      const content = text();
      const languages = content.length < 5 * MB ? (['es', 'en'] as const) : (['es'] as const);
      for (const language of languages) {
        const path = `/api/carriers/bulkFile?languaje=${language.toUpperCase()}`;
        const { answer, checks } = await alongsideHealth(broker.post<Problem>(path, form(content)));
        expect([answer.status, answer.body.code]).to.deep.equal([422, 'INVALID']);
        expect(answer.body.errors!.file).to.match(words[language]);
        expect(checks).to.be.greaterThan(0);
      }
      expect(await storedFiles()).to.have.members(before);
    });
  }

  for (const [what, workbook, words] of [
    [
      'parts that unpack to 1,000 times more',
      () => zipOf({ [SHEET]: ' '.repeat(60 * MB) }),
      /100 veces/,
    ],
    ['a part larger than it declares', () => bombOf(60 * MB), /dañado/],
    ['10,000 parts', () => zipOf(parts(10_000)), /2,000 partes/],
    ['60,000 nested elements', () => workbookOf({ sheets: [{ rows: NESTED }] }), /dañado/],
    ['200,000 attributes', () => workbookOf({ sheets: [{ rows: CROWDED }] }), /dañado/],
    ['a million columns', () => workbookOf({ sheets: [{ rows: WIDE }] }), /500 columnas/],
    ['300,000 blank rows', () => workbookOf({ sheets: [{ rows: BLANK }] }), /200,000 filas/],
  ] as const) {
    it(`as a workbook with ${what} is refused while others are served, and nothing is stored`, async () => {
      const before = await storedFiles();
      const content = workbook();
      const upload = broker.post<Problem>('/api/carriers/bulkFile?languaje=ES', form(content));
      const { answer, checks } = await alongsideHealth(upload);
      expect([answer.status, answer.body.code]).to.deep.equal([422, 'INVALID']);
      expect(answer.body.errors!.file).to.match(words);
      expect(checks).to.be.greaterThan(0);
      expect(await storedFiles()).to.have.members(before);
    });
  }

  it('or reaches the maximum number of rows does not block other requests while it is read', async () => {
    const text = `Nombre\n${'Patio,Monterrey,MX-NLE,MX\n'.repeat(100_000)}`;
    const upload = broker.post<Problem>('/api/locations/bulkFile', form(text));
    const { answer, checks } = await alongsideHealth(upload);
    expect([answer.status, answer.body.code]).to.deep.equal([422, 'ERR_08']);
    expect(checks).to.be.greaterThan(5);
  });

  /** Reads a file, so that what the first one loads is there before the tests. */
  async function readFirstFile() {
    expect((await broker.post('/api/carriers/bulkFile', form('Nada\nNada\n'))).status).to.equal(
      422,
    );
  }
});

/** The answer of the call, and the number of requests to /api/health answered meanwhile. */
async function alongsideHealth<T>(call: Promise<T>): Promise<{ answer: T; checks: number }> {
  let isAnswered = false;
  const answer = call.finally(() => (isAnswered = true));
  let checks = 0;
  for (;;) {
    expect((await anonymous.get('/api/health')).status).to.equal(200);
    if (isAnswered) return { answer: await answer, checks };
    checks += 1;
  }
}

const SHEET = 'xl/worksheets/sheet1.xml';
const WIDE = `<row>${Array.from({ length: 1_000_000 }, (_, i) => `<c><v>${i}</v></c>`).join('')}</row>`;
const NESTED = '<row>'.repeat(60_000);
const CROWDED = `<row ${Array.from({ length: 200_000 }, (_, i) => `a${i}=""`).join(' ')}/>`;
const BLANK = Array.from({ length: 300_000 }, (_, i) => `<row r="${i + 2}"/>`).join('');

/** A part that declares a hundred bytes. */
function bombOf(bytes: number): Buffer {
  const name = '_rels/.rels';
  return zipOf({ [name]: `<a>${' '.repeat(bytes)}</a>` }, { [name]: 100 });
}

function parts(count: number): Record<string, string> {
  return Object.fromEntries(Array.from({ length: count }, (_, i) => [`part${i}.xml`, '']));
}

function form(content: string | Buffer): FormData {
  const body = new FormData();
  body.append('file', new Blob([content as never]), 'limite.csv');
  return body;
}
