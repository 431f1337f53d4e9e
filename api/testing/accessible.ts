import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import { AssertionError } from 'chai';
import type { Page } from 'playwright-core';
import { once } from './base/once.ts';

/** Fails with axe's findings (WCAG 2.2 A and AA, best practices) if the page, as it is, has any. */
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
  await evaluate(await source());
  const results = await evaluate(`axe.run(document, ${JSON.stringify(options)})`);
  await debug.detach();
  return results;
}

const source = once(() =>
  readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8'),
);
