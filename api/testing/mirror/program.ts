import { spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { atEnd } from '../base/once.ts';
import type { Named } from './mirror.ts';

const PROGRAM = 'api/account/changeFeed/example/mirror.mjs';

export type MirrorProgram = Awaited<ReturnType<typeof startMirrorProgram>>;

/** Starts the mirror of the documentation, and waits until it has read the records and hears of changes. */
export async function startMirrorProgram(settings: {
  ANDEN_URL: string;
  ANDEN_KEY: string;
  WEBHOOK_SECRET: string;
  PORT: string;
}) {
  const program = spawn(process.execPath, [PROGRAM], { env: settings });
  let printed = '';
  for (const stream of [program.stdout, program.stderr])
    stream.on('data', (text: Buffer) => (printed += String(text)));
  const stop = () => program.kill('SIGKILL');
  atEnd(stop);
  while (!(await isAnswered(settings.PORT))) {
    if (program.exitCode !== null) throw new Error(`The mirror has ended: ${printed}`);
    await pause(50);
  }
  return { stop, versionOf };

  /** The version of the program's copy of a record, as it printed it last; undefined where it has none. */
  function versionOf({ type, id }: Named): string | undefined {
    const lines = printed.split('\n').filter((line) => line.startsWith(`${type}/${id} `));
    const version = lines.at(-1)?.split(' ')[1];
    return version === 'gone' ? undefined : version;
  }
}

/** Whether the program listens: it refuses a call without a signature. */
async function isAnswered(port: string): Promise<boolean> {
  const answer = await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined);
  return answer?.status === 401;
}
