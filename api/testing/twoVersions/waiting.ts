import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../../db/server.ts';
import type { ProductProcess } from '../../process/productProcess.ts';

/** Waits until the condition holds; throws the output of a process that has ended. */
export async function until(processes: ProductProcess[], isTrue: () => unknown): Promise<void> {
  while (!(await isTrue())) {
    for (const { child, output } of processes)
      if (child.exitCode !== null) throw new Error(output());
    await pause(50);
  }
}

/** A URL at which nothing listens yet. */
export async function freeUrl(): Promise<string> {
  return `http://localhost:${await freePort()}`;
}

/** Whether the process at a URL answers requests. */
export async function isReady(url: string): Promise<boolean> {
  const answer = await fetch(`${url}/api/ready`).catch(() => undefined);
  await answer?.text();
  return answer?.status === 200;
}
