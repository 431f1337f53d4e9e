import { expect } from 'chai';
import { type Command, matching } from './command.ts';

const commands: Command[] = [
  ['Ubicaciones', undefined],
  ['Q-00040', 'Monterrey, NLE → San Antonio, TX · Cervecería Noria'],
  ['Q-00041', 'Apodaca, NLE → Houston, TX · Maquila Cumbre'],
].map(([text = '', detail], index) => ({
  id: String(index),
  group: '',
  text,
  detail,
  run: () => undefined,
}));

function found(typed: string) {
  return matching(commands, typed).map(({ text }) => text);
}

describe('the commands that match', () => {
  it('are all commands before a text is typed', () => {
    expect(found('')).to.have.lengthOf(3);
    expect(found('  ')).to.have.lengthOf(3);
  });

  it('contain every word in text or detail, ignoring accents, case and order', () => {
    expect(found('ubicación'.slice(0, 6).toUpperCase())).to.deep.equal(['Ubicaciones']);
    expect(found('antonio q-0')).to.deep.equal(['Q-00040']);
    expect(found('cerveceria')).to.deep.equal(['Q-00040']);
    expect(found('q-0 nle')).to.deep.equal(['Q-00040', 'Q-00041']);
  });

  it('are none when no command contains a word', () => {
    expect(found('q-00040 houston')).to.deep.equal([]);
  });
});
