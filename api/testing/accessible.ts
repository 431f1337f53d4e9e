import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import { AssertionError } from 'chai';
import type { Page } from 'playwright-core';
import { once } from './base/once.ts';

/**
 * Fails with axe's findings for the page in its current state: WCAG 2.2 A and AA, including targets of 24 px, and best
 * practices. What it finds it must find twice, the second time at the top of the page: a countdown that goes on while axe
 * reads has two texts, and on a page that is scrolled the top bar covers half of what moves below it.
 */
export async function expectAccessible(page: Page, options: RunOptions = {}): Promise<void> {
  if (!(await runAxe(page, options)).violations.length) return;
  await page.evaluate('scrollTo(0, 0)');
  const { violations } = await runAxe(page, options);
  if (!violations.length) return;
  const found = violations.map(({ id, help, nodes }) =>
    [
      `${id}: ${help}`,
      ...nodes.map(
        ({ html, target, failureSummary }) => `  ${target.join(' ')}  ${html}\n  ${failureSummary}`,
      ),
    ].join('\n'),
  );
  throw new AssertionError(`${page.url()} is not accessible\n${found.join('\n')}`);
}

/**
 * The same, unless everything that the page consists of has passed in this process at the same width and in the same
 * theme, such as a list with the same columns and other records.
 */
export async function expectAccessibleOnce(page: Page, options: RunOptions = {}): Promise<void> {
  const parts = await partsOf(page);
  if (parts.every((part) => passed.has(part))) return;
  await expectAccessible(page, options);
  for (const part of parts) passed.add(part);
}

const passed = new Set<string>();

/** The content of the page's main element, and what is around it. */
async function partsOf(page: Page): Promise<string[]> {
  const parts = await page.evaluate<string[]>(PARTS);
  return parts.map((part) => `${page.viewportSize()?.width} ${part}`);
}

/**
 * A script that describes the page's elements and not their texts: of equal siblings only that there are several, of
 * names, addresses and ids only that they are given.
 */
const PARTS = `(() => {
  const isKept = ({ name, value }) => /^(class|style)$/.test(name) || /^(-?\\d|[a-z]*)$/.test(value);
  const describe = (element) => {
    const attributes = [...element.attributes].map((one) => one.name + (isKept(one) ? one.value : '…'));
    const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
    const isWhole = element.matches('svg, body main');
    const inside = isWhole ? [] : [...element.children].map(describe);
    const isOne = (each) => inside.indexOf(each) === inside.lastIndexOf(each);
    const distinct = [...new Set(inside)].map((each) => each + (isOne(each) ? '' : '*'));
    return '<' + [element.localName, hasText, ...attributes].join(' ') + '>' + distinct.join('') + '</>';
  };
  const ground = getComputedStyle(document.body).backgroundColor;
  const main = [...document.querySelectorAll('main > *')];
  return [describe(document.body), ...main.map(describe)].map((part) => ground + part);
})()`;

/** Runs axe through the debugger, because the pages' Content-Security-Policy blocks foreign scripts. */
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

/**
 * axe checks target sizes only when the rule is enabled. It loads the page's media and not its style sheets: these take
 * a fifth of its time, and are read by one rule alone (css-orientation-lock), which is experimental and not enabled.
 */
const ALL: RunOptions = {
  rules: { 'target-size': { enabled: true } },
  resultTypes: ['violations'],
  preload: { assets: ['media'] },
};

const source = once(() =>
  readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8'),
);
