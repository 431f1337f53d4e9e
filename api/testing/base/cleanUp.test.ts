import { fork } from 'node:child_process';
import { once as happened } from 'node:events';
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect } from 'chai';
import { atEnd } from './once.ts';

describe('A test run whose process is killed', function () {
  this.timeout(60_000);

  it('leaves no Postgres and no files behind', async () => {
    const child = fork(join(import.meta.dirname, 'testRunProcess.ts'), {
      env: { PATH: process.env.PATH },
      execArgv: ['--import', 'tsx'],
    });
    atEnd(() => child.kill('SIGKILL'));
    const [run] = (await happened(child, 'message')) as [{ directory: string; pid: number }];
    expect(isAlive(run.pid)).to.equal(true);
    child.kill('SIGKILL');
    while (await exists(run.directory)) await pause(50);
    expect(isAlive(run.pid)).to.equal(false);
  });
});

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
