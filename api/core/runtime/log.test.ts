import { expect } from 'chai';
import fc from 'fast-check';
import { createLogger } from './log.ts';

describe('createLogger', () => {
  it('leaves out tokens, cookies and passwords', () => {
    const line = written({
      req: { method: 'GET', headers: { authorization: 'Bearer abc.def' } },
      body: { password: 'hunter2' },
      token: 'abc.def',
    });
    expect(line)
      .to.include('GET')
      .and.not.match(/abc\.def|hunter2/);
  });

  it('leaves out the row that Postgres quotes when a constraint is violated', () => {
    const line = written({
      err: Object.assign(new Error('duplicate key value violates "users_email_key"'), {
        code: '23505',
        detail: 'Key (email)=(ana@example.com) already exists.',
        constraint: 'users_email_key',
      }),
    });
    expect(line).to.include('users_email_key').and.include('at ').and.not.include('ana@');
  });

  it('leaves out the value that Postgres quotes when it could not read it', () => {
    const message = 'invalid input syntax for type uuid: "ana@example.com"';
    const line = written({ err: Object.assign(new Error(message), { code: '22P02' }) });
    expect(line).to.include('invalid input syntax').and.not.include('ana@');
  });

  it('leaves out every e-mail address of a message, and nothing else', () => {
    const piece = fc.constantFrom(
      '@',
      'a',
      'ñ',
      '.',
      '@@',
      ' ',
      '<',
      '>',
      '"',
      ',',
      ';',
      ':',
      '\n',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const message = pieces.join('');
        const { msg } = JSON.parse(written({ err: new Error(message) })) as { msg: string };
        expect(msg).to.equal(message.replace(/[^\s<>"'(),:;]+@[^\s<>"'(),:;]+/g, '…@…'));
      }),
      { numRuns: 200 },
    );
  });

  for (const [what, piece] of [
    ['one word', 'a'],
    ['at signs', '@'],
    ['quotes', '"'],
    ['spaces', ' '],
    ['lines of a stack', '\n    at '],
  ] as const)
    it(`writes a message of a megabyte of ${what}, without its address (it took minutes)`, () => {
      const message = `${piece.repeat(2 ** 20 / piece.length)} ana@example.com`;
      const line = written({ err: Object.assign(new Error(message), { code: '22P02' }) });
      expect(line).to.include('…@…').and.not.include('ana@');
    });
});

function written(entry: object): string {
  let output = '';
  createLogger({ logLevel: 'info' }, { write: (line: string) => void (output += line) }).info(
    entry,
  );
  return output;
}
