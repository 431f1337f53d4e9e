import { expect } from 'chai';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { childrenOf, isRunning } from '../../testing/base/children.ts';
import { temporaryDirectory } from '../../testing/base/run.ts';
import { atEnd } from '../../testing/base/once.ts';
import { ApartEnded } from './ApartEnded.ts';
import { ApartPool } from './ApartPool.ts';

const PROGRAMS = join(import.meta.dirname, '../../testing/processes');
const LIMITS = { bytes: 384 * 1024 * 1024, milliseconds: 120_000 };
const COMMAND = /processes\/apart\.ts/;

describe('A process apart', function () {
  this.timeout(180_000);

  function poolOf(limits = {}, options = {}) {
    const program = join(PROGRAMS, 'apart.ts');
    return new ApartPool({ program, limits: { ...LIMITS, ...limits }, most: 1, ...options });
  }

  async function reasonOf(call: Promise<unknown>): Promise<string> {
    const error = await call.catch((thrown: unknown) => thrown);
    expect(error).to.be.instanceOf(ApartEnded);
    return (error as ApartEnded).reason;
  }

  /** The process that runs, once there is one that was not there before. */
  async function startedAfter(before: number[]): Promise<number> {
    for (;;) {
      const pid = childrenOf(process.pid, COMMAND).find((one) => !before.includes(one));
      if (pid) return pid;
      await pause(50);
    }
  }

  it('gives all answers in order, and ends when no more are taken', async () => {
    const pool = poolOf();
    const before = childrenOf(process.pid, COMMAND);
    const values: number[] = [];
    for await (const value of pool.all<number>({ count: 5 })) values.push(value);
    expect(values).to.deep.equal([0, 1, 2, 3, 4]);
    for await (const _ of pool.all<number>({ count: 5 })) break;
    while (childrenOf(process.pid, COMMAND).some((one) => !before.includes(one))) await pause(50);
  });

  it('is kept warm for the next order, and replaced after as many as it may answer', async () => {
    const pool = poolOf({}, { ordersEach: 2 });
    const before = childrenOf(process.pid, COMMAND);
    await pool.first({ count: 1 });
    const warm = await startedAfter(before);
    await pool.first({ count: 1 });
    while (isRunning(warm)) await pause(50);
    expect(await pool.first({ count: 1 })).to.equal(0);
  });

  it('is ended when it takes more time than allowed, and another answers the next order', async () => {
    const pool = poolOf({ milliseconds: 5000 }, { ordersEach: 5 });
    expect(await reasonOf(pool.first({ spin: true }))).to.equal('time');
    expect(await pool.first({ count: 1 })).to.equal(0);
  });

  it('is ended when its buffers take more memory than allowed, which its heap does not show', async () => {
    expect(await reasonOf(poolOf().first({ grow: true }))).to.be.oneOf(['memory', 'crash']);
  });

  it('ends the reading when somebody else kills it, which is not blamed on the content', async () => {
    const pool = poolOf({}, { ordersEach: 5 });
    const before = childrenOf(process.pid, COMMAND);
    await pool.first({ count: 1 });
    const spinning = pool.first({ spin: true });
    process.kill(await startedAfter(before), 'SIGKILL');
    expect(await reasonOf(spinning)).to.equal('killed');
    expect(await pool.first({ count: 1 })).to.equal(0);
  });

  it('is replaced where it crashed, because only a second crash says that the file is at fault', async () => {
    const crashOnce = join(await temporaryDirectory('crash'), 'crashed');
    expect(await reasonOf(poolOf().first({ crashOnce }))).to.equal('crash');
    await unlink(crashOnce);
    expect(await poolOf({}, { attempts: 2 }).first({ crashOnce })).to.equal('answered');
  });

  it('is replaced where it takes too much memory after other orders, whose remains may be the most of it', async () => {
    const pool = poolOf({}, { ordersEach: 5, attempts: 2 });
    const first = await pool.first({ leave: 330 });
    expect(await pool.first({ leave: 330 })).not.to.equal(first);
    expect(await reasonOf(poolOf({}, { attempts: 2 }).first({ grow: true }))).to.be.oneOf([
      'memory',
      'crash',
    ]);
  });

  it('lets orders wait in line while as many run as may', async () => {
    const pool = poolOf({}, { most: 2 });
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => pool.first({ count: 1 })));
    expect(answers).to.deep.equal([0, 0, 0, 0, 0]);
  });

  it('ends with the process that started it, though it reads and hears of nothing', async () => {
    const parent = fork(join(PROGRAMS, 'apartParent.ts'), {
      env: { PATH: process.env.PATH },
      execArgv: ['--import', 'tsx'],
    });
    atEnd(() => parent.kill('SIGKILL'));
    await once(parent, 'message');
    const [child] = childrenOf(parent.pid!, COMMAND);
    expect(isRunning(child!)).to.equal(true);
    parent.kill('SIGKILL');
    while (isRunning(child!)) await pause(50);
  });
});
