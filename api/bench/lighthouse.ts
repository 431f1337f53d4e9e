import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../db/server.ts';
import { ROOT } from '../core/runtime/env.ts';
import type { Lifetime } from '../../db/process/lifetime.ts';
// The benchmark opens pages with the browser of the tests.
// eslint-disable-next-line anden/boundaries
import { launchChromium } from '../testing/browser/chromium.ts';

const PATHS = ['/', '/carriers', '/request_quote', '/form', '/new_route', '/notice_of_privacy'];
const PAGES = [...PATHS, ...PATHS.map((path) => `/en${path}`.replace(/\/$/, ''))];
const GOALS = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 };

type Category = keyof typeof GOALS;

/** Prints the Lighthouse scores (mobile profile) of every public page of a server started in production mode. */
export async function lighthouse(lifetime: Lifetime): Promise<void> {
  const url = await startProduction(lifetime);
  const port = await freePort();
  await lifetime.start(
    () => launchChromium(`--remote-debugging-port=${port}`),
    (chromium) => chromium.close(),
  );
  const { default: run } = await import('lighthouse');
  console.log(`\n${'page'.padEnd(28)}${Object.keys(GOALS).map(column).join('')}`);
  for (const page of PAGES) {
    const result = await run(url + page, { port, output: 'json', logLevel: 'error' });
    const { categories, audits } = result!.lhr;
    const scores = Object.keys(GOALS).map((name) => Math.round(categories[name]!.score! * 100));
    console.log(`${page.padEnd(28)}${scores.map(column).join('')}${verdict(scores)}`);
    for (const line of failedAudits(categories, audits)) console.log(line);
  }
}

/** Starts the product in production mode: built pages, no demo data, an external identity provider. Returns its URL. */
async function startProduction(lifetime: Lifetime): Promise<string> {
  const port = String(await freePort());
  const dataDir = await lifetime.start(
    () => mkdtemp(join(tmpdir(), 'anden-lighthouse-')),
    (directory) => rm(directory, { recursive: true, force: true }),
  );
  const env = {
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    PORT: port,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'error',
    OIDC_ISSUER: 'https://id.example.com/',
    OIDC_CLIENT_ID: 'bench',
    OIDC_AUDIENCE: 'urn:anden:api',
  };
  const child = spawn(process.execPath, ['--enable-source-maps', 'api/start.js', 'main'], {
    cwd: ROOT,
    env,
  });
  const ended = once(child, 'exit');
  await lifetime.start(
    () =>
      Promise.race([
        ready(child.stdout),
        ended.then(() => Promise.reject(new Error('The product did not start'))),
      ]),
    async () => {
      child.kill();
      await ended;
    },
  );
  return `http://localhost:${port}`;
}

/** Resolves when the product prints that it is ready. */
function ready(output: NodeJS.ReadableStream): Promise<void> {
  return new Promise((resolve) => {
    output.on('data', (text) => String(text).includes('is ready at') && resolve());
  });
}

function verdict(scores: number[]): string {
  const goals = Object.values(GOALS);
  return scores.every((score, index) => score >= goals[index]!) ? '  ok' : '  below';
}

interface Scored {
  auditRefs: { id: string; weight: number }[];
}

/** The audits in which a page did not get the full score. */
function failedAudits(
  categories: Record<string, Scored>,
  audits: Record<string, { score: number | null; title: string; displayValue?: string }>,
): string[] {
  return (Object.keys(GOALS) as Category[]).flatMap((name) =>
    categories[name]!.auditRefs.filter(({ weight }) => weight > 0)
      .map(({ id }) => audits[id]!)
      .filter(({ score }) => score !== null && score < (name === 'performance' ? 0.9 : 1))
      .map(({ title, displayValue = '' }) => `    ${name}: ${title} ${displayValue}`),
  );
}

function column(value: string | number): string {
  return String(value).padStart(16);
}
