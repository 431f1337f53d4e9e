import { expect } from 'chai';
import { setTimeout as pause } from 'node:timers/promises';
import { Interrupted, Lifetime } from './lifetime.ts';

describe('Lifetime', () => {
  it('ends in reverse order what was started, once', async () => {
    const { lifetime, ended } = living();
    await lifetime.start(() => 'database', ended);
    await lifetime.start(() => 'server', ended);
    await Promise.all([lifetime.end(), lifetime.end()]);
    expect(ended.names).to.deep.equal(['server', 'database']);
  });

  it('waits for the step under way, ends it too, and starts nothing more', async () => {
    const { lifetime, ended } = living();
    const step = lifetime.start(() => pause(100, 'database'), ended).catch((error) => error);
    await lifetime.end();
    expect(ended.names).to.deep.equal(['database']);
    expect(await step).to.be.instanceOf(Interrupted);
    const next = await lifetime.start(() => 'server', ended).catch((error) => error);
    expect(next).to.be.instanceOf(Interrupted);
  });

  it('goes on ending after an ending has failed, and reports it', async () => {
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

  it('hurries at the second call', async () => {
    const { lifetime } = living();
    let signal: AbortSignal | undefined;
    await lifetime.start(
      () => 'server',
      (_, hurry) => pause(5000, undefined, { signal: (signal = hurry) }).catch(() => {}),
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
