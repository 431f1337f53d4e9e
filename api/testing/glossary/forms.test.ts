import { expect } from 'chai';
import type { MessageTree } from '../../../admin/src/core/i18n/MessageTree.ts';
import { formatDate } from '../../../admin/src/core/format/formatDate.ts';
import { messageFiles, messagesOf } from '../say.ts';
import { momentInWords } from '../../core/i18n/dateInWords.ts';
import { toastKeys } from './toastKeys.ts';

describe('The writing rules for texts of the interface', () => {
  const texts: { key: string; text: string }[] = [];

  before(async () => {
    for (const file of messageFiles)
      for (const tree of Object.values(await messagesOf(file))) collect(tree, '');
  });

  it('require toasts without a final period', async function () {
    this.timeout(60_000);
    const keys = await toastKeys();
    const toasts = texts.filter(({ key }) => keys.some((each) => each.test(key)));
    expect(toasts.map(({ key }) => key)).to.include.members([
      'quotes.award.done',
      'carriers.notSaved',
      'resources.quotes.notifications.created',
      'anden.action.failed',
      'documents.uploadFailed',
    ]);
    expect(toasts.filter(({ text }) => /[^.]\.$/.test(text))).to.deep.equal([]);
  });

  it('require buttons, titles and labels without a final period', () => {
    const short = texts.filter(({ key }) =>
      /\.(action|title|label|name|menu)$|\.fields\./.test(key),
    );
    expect(short.length).to.be.above(200);
    expect(short.filter(({ text }) => /[^.UVJ]\.$/.test(text) && text !== 'Ref.')).to.deep.equal(
      [],
    );
  });

  it('require "Subir" and "Upload" for files', () => {
    const load = texts.filter(({ key }) => key.startsWith('anden.load.'));
    const other = load.filter(({ text }) => /\b(carg(ar|ue|ado|ando)|load(ed|ing)?)\b/i.test(text));
    expect(other).to.deep.equal([]);
    expect(load.map(({ text }) => text)).to.include.members(['Subir archivo', 'Upload file']);
  });

  it('require 24-hour times in both languages', () => {
    const at = '2026-03-09T22:30:00Z';
    const zone = 'America/Monterrey';
    for (const region of ['es-MX', 'en-US'])
      expect(formatDate(at, region, { withTime: true, timeZone: zone })).to.include('16:30');
    for (const locale of ['es', 'en'] as const)
      expect(momentInWords(new Date(at), zone, locale)).to.match(/, 16:30$/);
  });

  it('require a plural form after a counted number', () => {
    const counted = /%\{(smart_count|count|total|rated|invited)\} \p{L}{4,}/u;
    const single = texts.filter(({ text }) => counted.test(text) && !text.includes('||||'));
    expect(single.filter(({ key }) => !SAME_FOR_ONE.includes(key))).to.deep.equal([]);
  });

  function collect(tree: MessageTree, path: string): void {
    for (const [name, value] of Object.entries(tree)) {
      const key = path ? `${path}.${name}` : name;
      if (typeof value === 'string') texts.push({ key, text: value });
      else collect(value, key);
    }
  }
});

/** Texts whose number is never one, or whose singular and plural are equal. */
const SAME_FOR_ONE = [
  'quotes.statuses',
  'quotes.matches.more',
  'notifications.bell',
  'anden.states.wholeMX',
  'anden.states.wholeUS',
  'anden.timeline.all',
  'documents.standing',
  'anden.export.progress',
];
