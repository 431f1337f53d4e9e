import { expect } from 'chai';
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
});

function written(entry: object): string {
  let output = '';
  createLogger({ logLevel: 'info' }, { write: (line: string) => void (output += line) }).info(
    entry,
  );
  return output;
}
