import { expect } from 'chai';
import { HttpError } from 'react-admin';
import { oneCall } from './oneCall.ts';

/** A call that remembers its keys and answers with their number, or with the status of a failure. */
function counted(...failures: number[]) {
  const keys: string[] = [];
  const send = (_: string, key: string) => {
    keys.push(key);
    const status = failures.shift();
    if (status === undefined) return Promise.resolve(keys.length);
    return Promise.reject(new HttpError('failed', status));
  };
  return { keys, send };
}

describe('the one call of a form', () => {
  it('is not made again after its answer', async () => {
    const { keys, send } = counted();
    const call = oneCall<string, number>();
    await Promise.all([call.send('a', send), call.send('a', send)]);
    expect(await call.send('a', send)).to.deep.equal({ answer: 1, isEarlier: false });
    expect(await call.send('b', send)).to.deep.equal({ answer: 1, isEarlier: true });
    expect(keys).to.have.length(1);
  });

  it('keeps its key while no answer came and after a refusal', async () => {
    const { keys, send } = counted(0, 422);
    const call = oneCall<string, number>();
    await call.send('a', send).catch(() => undefined);
    await call.send('a', send).catch(() => undefined);
    expect(await call.send('b', send)).to.deep.equal({ answer: 3, isEarlier: false });
    expect(new Set(keys)).to.have.length(1);
  });

  it('has another key after a restart', async () => {
    const { keys, send } = counted();
    const call = oneCall<string, number>();
    await call.send('a', send);
    call.restart();
    await call.send('a', send);
    expect(new Set(keys)).to.have.length(2);
  });
});
