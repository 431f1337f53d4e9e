import { expect } from 'chai';
import type { Answer } from '../../forms/api.ts';
import type { LinkClient } from '../record/linkClient.ts';
import { PartEditor } from './PartEditor.ts';
import type { CartaPorte } from './types.ts';
import { withValue } from './values.ts';

const carta = (policy: string, version: number) =>
  ({ parts: [{ party: 'carrier', version, carrier: { policy } }] }) as unknown as CartaPorte;

describe('The part of a Carta Porte as it is typed', () => {
  let sent: [content: unknown, version: unknown][];
  let answers: (Partial<Answer> | Error)[];
  let editor: PartEditor;

  beforeEach(() => {
    sent = [];
    answers = [];
    const call: LinkClient['call'] = async (_, content, options) => {
      if (content) sent.push([content, options?.version]);
      const answer = answers.shift()!;
      if (answer instanceof Error) throw answer;
      return { ok: (answer.status ?? 200) < 300, status: 200, body: {}, ...answer };
    };
    editor = new PartEditor({ id: 'x', call } as LinkClient, '/api/load', carta('', 1));
  });

  const put = (policy: string) =>
    editor.put('policy', withValue(editor.view.values, 'policy', policy));

  it('is saved with the version that was read, and again what was typed meanwhile', async () => {
    answers = [{ body: carta('A', 2) as never }, { body: carta('AB', 3) as never }];
    put('A');
    editor.type('policy', 'AB');
    await settled(() => editor.view.state === 'saved');
    expect(sent).to.deep.equal([
      [{ policy: 'A' }, 1],
      [{ policy: 'AB' }, 2],
    ]);
  });

  it('is kept without a network, and saved once there is one; what is read meanwhile replaces nothing', async () => {
    answers = [new TypeError('Failed to fetch'), { body: carta('A', 2) as never }];
    put('A');
    await settled(() => editor.view.state === 'kept');
    editor.adopt(carta('other', 2));
    expect(editor.view.values).to.deep.equal({ policy: 'A' });
    editor.resave();
    await settled(() => editor.view.state === 'saved');
    expect(sent).to.have.length(2);
  });

  it('asks whose value stays where somebody else changed the same', async () => {
    answers = [
      { status: 412 },
      { body: carta('theirs', 5) as never },
      { body: carta('mine', 6) as never },
    ];
    put('mine');
    await settled(() => editor.view.conflict !== undefined);
    expect(editor.view.conflict!.clashes).to.deep.equal([
      { path: 'policy', mine: 'mine', theirs: 'theirs' },
    ]);
    editor.view.conflict!.resolve('mine');
    await settled(() => editor.view.state === 'merged');
    expect(sent.at(-1)).to.deep.equal([{ policy: 'mine' }, 5]);
  });
});

async function settled(isSettled: () => boolean): Promise<void> {
  for (let turns = 0; turns < 1000 && !isSettled(); turns += 1)
    await new Promise((resolve) => setImmediate(resolve));
  expect(isSettled()).to.equal(true);
}
