import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import { AssertionError } from 'chai';
import type { Page } from 'playwright-core';
import { once } from './base/once.ts';

/** Fails with axe's findings (WCAG 2.2 A and AA, targets of 24 px among them, and best practices) if the page, as it is, has any. */
export async function expectAccessible(page: Page, options: RunOptions = {}): Promise<void> {
  const { violations } = await runAxe(page, options);
  if (!violations.length) return;
  const found = violations.map(({ id, help, nodes }) =>
    [`${id}: ${help}`, ...nodes.map(({ html, target }) => `  ${target.join(' ')}  ${html}`)].join(
      '\n',
    ),
  );
  throw new AssertionError(`${page.url()} is not accessible\n${found.join('\n')}`);
}

/** Through the debugger, since the pages' Content-Security-Policy lets no foreign script in. */
async function runAxe(page: Page, options: RunOptions): Promise<AxeResults> {
  const debug = await page.context().newCDPSession(page);
  const evaluate = async (expression: string) => {
    const answer = await debug.send('Runtime.evaluate', {
      expression,
      awaitPromise: true,
      returnByValue: true,
    });
    if (answer.exceptionDetails) throw new Error(answer.exceptionDetails.exception?.description);
    return answer.result.value;
  };
  if (!(await evaluate('"axe" in window'))) await evaluate(await source());
  const results = await evaluate(`axe.run(document, ${JSON.stringify({ ...ALL, ...options })})`);
  await debug.detach();
  return results;
}

/** axe leaves the rule of target sizes out unless it is asked for. */
const ALL: RunOptions = {
  rules: { 'target-size': { enabled: true } },
  resultTypes: ['violations'],
};

const source = once(() =>
  readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8'),
);
