import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

/** The limits of a reading: a PDF can be made to take any time and memory. */
const LIMITS = { milliseconds: 20_000, megabytes: 192 };

/** The thread's program: in the compiled product beside this file, else one that registers tsx first. */
const PROGRAM = import.meta.filename.endsWith('.ts')
  ? join(import.meta.dirname, 'thread.mjs')
  : join(import.meta.filename, '../servePdf.js');

/**
 * The text of a PDF, read in a worker thread of its own; empty for a scan, for a broken file and for one that takes more
 * time or memory than allowed.
 */
export async function pdfTextOf(content: Uint8Array, limits = LIMITS): Promise<string> {
  const worker = new Worker(PROGRAM, {
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: limits.megabytes },
  });
  const timeout = AbortSignal.timeout(limits.milliseconds);
  try {
    worker.postMessage(content);
    const [text] = (await once(worker, 'message', { signal: timeout })) as [string];
    return text;
  } catch {
    return '';
  } finally {
    await worker.terminate();
  }
}
