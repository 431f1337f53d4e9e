import { expect } from 'chai';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { loadContract } from '../../../core/contract/document.ts';
import type { Values } from '../../notices/row.ts';
import { noticeRows } from '../../notices/table.ts';
import { ROOT } from '../../../core/runtime/env.ts';
import '../../../process/jobs.ts';

const VALUES: Values = {
  reference: 'Q-00007',
  origin: 'Apodaca',
  destination: 'Dallas',
  lane: 'Apodaca → Dallas',
  carrier: 'Regio',
  amount: '$1,500.00 USD',
  status: 'x',
  stop: '',
  reason: 'x',
  subject: 'x',
  incident: 'Llanta ponchada',
  person: 'Ana Luna',
  failed: 3,
  day: '23 de noviembre de 2026',
  rank: '2',
  distance: '4.5%',
  count: 2,
};

describe('The table of events', () => {
  it('has exactly the kinds of notification of the contract', () => {
    const { enum: kinds } = loadContract().components.schemas!.NotificationKind as {
      enum: string[];
    };
    expect(noticeRows().map(([kind]) => kind)).to.have.members(kinds);
  });

  for (const [kind, row] of noticeRows())
    it(`${kind}: names who hears it, in both languages`, () => {
      expect(row.to).to.not.equal([]);
      if (row.bell) expect(row.entity, 'the record to open').to.be.a('string');
      for (const texts of [row.name, { es: row.text.es(VALUES), en: row.text.en(VALUES) }]) {
        expect(texts.es).to.match(/\p{L}/u);
        expect(texts.en).to.match(/\p{L}/u);
        expect(`${texts.es} ${texts.en}`).to.not.include('undefined');
      }
    });

  it('has no event that nothing raises', async () => {
    const source = await productSource();
    const silent = noticeRows()
      .map(([kind]) => kind)
      .filter((kind) => !source.includes(`'${kind}'`));
    expect(silent).to.deep.equal([]);
  });
});

/** The source of the API without its rows of the table, tests and generated files. */
async function productSource(): Promise<string> {
  const names = await readdir(join(ROOT, 'api'), { recursive: true });
  const files = names.filter(
    (name) =>
      name.endsWith('.ts') &&
      !/testing\/|bench\/|\.test\.|\.gen\.|noticeRows|notices\/to|permissions|factory/.test(name),
  );
  const sources = await Promise.all(files.map((name) => readFile(join(ROOT, 'api', name), 'utf8')));
  return sources.join('\n');
}
