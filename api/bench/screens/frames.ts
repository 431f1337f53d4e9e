import type { Page } from 'playwright-core';
import { slowCpu } from './firstList.ts';

/** The times between the frames of a page, and its longest task over 50 ms, in milliseconds. */
interface Frames {
  frames: number[];
  longest: number;
}

/**
 * Measures the frames of a page while `act` acts on it, on a CPU slowed four times: the middle one, the slowest of twenty,
 * the worst, and the longest task.
 */
export async function framesWhile(page: Page, act: () => Promise<void>): Promise<number[]> {
  const cpu = await slowCpu(page);
  await page.evaluate(FRAMES);
  await act();
  const { frames, longest } = await page.evaluate<Frames>('window.measured');
  await page.evaluate('window.measured.ended = true');
  await cpu.detach();
  const sorted = frames.sort((a, b) => a - b);
  return [middle(frames), sorted[Math.floor(sorted.length * 0.95)]!, sorted.at(-1)!, NaN, longest];
}

/** Prints the head of a table of `framesWhile`. */
export function headFrames(name: string): void {
  head(name, ['frame', 'slow 5 %', 'worst', '', 'long task']);
}

/** Notes the longest task that took more than 50 ms. */
export const TASKS = `new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) measured.longest = Math.max(measured.longest, duration);
}).observe({ type: 'longtask' });`;

const FRAMES = `window.measured = { frames: [], longest: 0 };
  ${TASKS}
  let before = performance.now();
  const frame = () => {
    const now = performance.now();
    measured.frames.push(now - before);
    before = now;
    if (!measured.ended) requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);`;

export function middle(values: number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}

export function head(name: string, columns: string[]): void {
  console.log(`\n${name.padEnd(26)}${columns.map((text) => text.padStart(10)).join('')}`);
}

export function print(name: string, figures: number[]): void {
  const cells = figures.map((figure) => (Number.isNaN(figure) ? '' : figure.toFixed(1)));
  console.log(`${name.padEnd(26)}${cells.map((text) => text.padStart(10)).join('')}`);
}
