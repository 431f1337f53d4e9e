import { expect } from 'chai';
import { inTurn } from './inTurn.ts';
import { renewingHeader } from './renewed.ts';

const MINUTE_MS = 60_000;

describe('The benchmarks', () => {
  it('do not write with the token of ten minutes ago, which had expired after "get one"', async () => {
    let now = 0;
    let signIns = 0;
    const signIn = async () => ({ accessToken: `token-${++signIns}`, expiresIn: 600 });
    const authorization = renewingHeader(signIn, () => now);
    expect(await authorization()).to.equal('Bearer token-1');
    now = 4 * MINUTE_MS;
    expect(await authorization()).to.equal('Bearer token-1');
    now = 6 * MINUTE_MS;
    expect(await authorization()).to.equal('Bearer token-2');
    now = 40 * MINUTE_MS;
    expect(await authorization()).to.equal('Bearer token-3');
  });

  it('go on after one that fails, and end with its name', async () => {
    const measured: string[] = [];
    const works = ['get one', 'create', 'patch'].map((name) => ({ name }));
    const problem = await inTurn(works, async ({ name }) => {
      if (name === 'create') throw new Error('POST /api/carriers: 401 TOKEN_EXPIRED');
      measured.push(name);
    }).catch((error: Error) => error);
    expect(measured).to.deep.equal(['get one', 'patch']);
    expect(problem?.message).to.equal('Not measured: create');
  });
});
