import { on } from 'node:events';
import { join } from 'node:path';
import { MessageChannel, Worker } from 'node:worker_threads';
import { invalid, Refusal } from '../../http/errors.ts';
import type { Order, Reply } from './serve.ts';

const IDLE_MS = 30_000;
const MAX_HEAP_MB = 256;

interface Thread {
  worker: Worker;
  /** Resolves when the thread ends, with the error if there was one. */
  ended: Promise<unknown>;
}

let current: Thread | undefined;
let readings = 0;
let idle: NodeJS.Timeout | undefined;

/**
 * The values that the worker thread returns for a request; at most one value is read ahead, so memory use does not grow
 * with the file. Throws a 422 on the field `file` for a file that cannot be read, 503 when the thread has ended, and an
 * error with the original code (ENOENT) otherwise. All files share one thread, which ends after 30 s without work and
 * does not keep the process alive.
 */
export async function* readInThread<Value>(order: Order): AsyncGenerator<Value> {
  const { port1: own, port2: port } = new MessageChannel();
  const thread = begin();
  thread.worker.postMessage({ order, port }, [port]);
  own.postMessage('next');
  try {
    for await (const [reply] of on(own, 'message', { close: ['close'] })) {
      const answer = reply as Reply;
      if ('isOver' in answer) return;
      own.postMessage('next');
      yield valueOf(answer) as Value;
    }
    throw new Refusal('UNAVAILABLE', { headers: RETRY, cause: await thread.ended });
  } finally {
    own.close();
    end();
  }
}

/** Ends the thread: running reads get 503, and the next file starts another thread. */
export async function endThread(): Promise<void> {
  const thread = current;
  current = undefined;
  await thread?.worker.terminate();
}

const RETRY = { 'Retry-After': '5' };

function begin(): Thread {
  clearTimeout(idle);
  readings += 1;
  current ??= start();
  return current;
}

/** The thread's program: in the compiled product beside this file, else one that registers tsx first. */
const PROGRAM = import.meta.filename.endsWith('.ts')
  ? join(import.meta.dirname, 'thread.mjs')
  : join(import.meta.filename, '../serve.js');

/** Without the process's options: the thread registers tsx itself, and would otherwise register it twice. */
function start(): Thread {
  const worker = new Worker(PROGRAM, {
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
  });
  worker.unref();
  const ended = new Promise<unknown>((resolve) => {
    worker.once('error', resolve);
    worker.once('exit', resolve);
  });
  const thread = { worker, ended };
  void ended.then(() => {
    if (current === thread) current = undefined;
  });
  return thread;
}

function end(): void {
  readings -= 1;
  if (readings > 0) return;
  idle = setTimeout(() => void endThread(), IDLE_MS);
  idle.unref();
}

function valueOf(answer: Exclude<Reply, { isOver: true }>): unknown {
  if ('value' in answer) return answer.value;
  if ('unreadable' in answer) throw invalid('file', answer.unreadable);
  throw Object.assign(new Error(answer.error.message), { code: answer.error.code });
}
