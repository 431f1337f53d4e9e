import { expect } from 'chai';
import { setTimeout as pause } from 'node:timers/promises';
import { Interrupted, Lifetime } from './lifetime.ts';

describe('Lifetime', () => {
  it('ends the started parts once, in reverse order', async () => {
    const { lifetime, ended } = living();
    await lifetime.start(() => 'database', ended);
    await lifetime.start(() => 'server', ended);
    await Promise.all([lifetime.end(), lifetime.end()]);
    expect(ended.names).to.deep.equal(['server', 'database']);
  });

  it('waits for a part that is starting, ends it too, and starts no other', async () => {
    const { lifetime, ended } = living();
    const step = lifetime.start(() => pause(100, 'database'), ended).catch((error) => error);
    await lifetime.end();
    expect(ended.names).to.deep.equal(['database']);
    expect(await step).to.be.instanceOf(Interrupted);
    const next = await lifetime.start(() => 'server', ended).catch((error) => error);
    expect(next).to.be.instanceOf(Interrupted);
  });

  it('reports a failed end and continues with the others', async () => {
    const { lifetime, ended, reported } = living();
    await lifetime.start(() => 'database', ended);
    await lifetime.start(
      () => 'server',
      () => Promise.reject(new Error('expected by this test')),
    );
    await lifetime.end();
    expect(ended.names).to.deep.equal(['database']);
    expect(String(reported)).to.include('expected by this test');
  });

  it('aborts the signal at the second call of end', async () => {
    const { lifetime } = living();
    let signal: AbortSignal | undefined;
    await lifetime.start(
      () => 'server',
      (_, given) => pause(5000, undefined, { signal: (signal = given) }).catch(() => {}),
    );
    const end = lifetime.end();
    await pause(10);
    expect(signal?.aborted).to.equal(false);
    void lifetime.end();
    await end;
    expect(signal?.aborted).to.equal(true);
  });
});

function living() {
  const names: string[] = [];
  const reported: unknown[] = [];
  const lifetime = new Lifetime((error) => reported.push(error));
  return {
    lifetime,
    reported,
    ended: Object.assign((name: string) => names.push(name), { names }),
  };
}
