import { execFile } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../../core/runtime/env.ts';
import { loadContract, operations } from '../../core/contract/document.ts';
import { CONTRACT, FOLDER, programOf, run } from './folder.ts';
import type { Tool } from './tools.ts';

/** A result without a fault of the contract. */
export const FINE =
  /^(0 errors|\d+ requests|finds nothing|starts, answers and validates|not to be had.*)$/;

/** Runs a tool on the contract: `0 errors` of what it made, what else it says, or why it failed. */
export async function resultOf(tool: Tool): Promise<string> {
  const out = join(FOLDER, 'out', tool.name.replace(/\W+/g, '-'));
  await rm(out, { recursive: true, force: true });
  await mkdir(out, { recursive: true });
  const [program = '', ...args] = tool.command
    .split(' ')
    .map((part) =>
      part.replace('{contract}', CONTRACT).replace('{out}', out).replace('{root}', ROOT),
    );
  try {
    await run(programOf(program), args);
  } catch (error) {
    return failure(error as Error & { stdout?: string });
  }
  if (tool.makesTypes) return compiled(out);
  return tool.name === 'Postman' ? requestsOf(join(out, 'index.json')) : 'finds nothing';
}

/** The last line of what a program wrote; a jar of Maven's is not a package of npm's. */
function failure({ message, stdout = '' }: Error & { stdout?: string }): string {
  const text = `${stdout}\n${message}`;
  if (/maven/i.test(text)) return 'not to be had here: its program is a jar from Maven';
  return `fails: ${text.trim().split('\n').at(-1)!}`;
}

/** Counts the errors of a strict compilation. */
async function compiled(out: string): Promise<string> {
  const config = join(out, 'tsconfig.json');
  const extended = { extends: join(FOLDER, 'tsconfig.json'), include: ['**/*.ts'] };
  await writeFile(config, JSON.stringify(extended));
  const text = await new Promise<string>((resolve) =>
    execFile(programOf('tsc'), ['-p', config], (_, stdout) => resolve(stdout)),
  );
  return `${text.match(/error TS\d+/g)?.length ?? 0} errors`;
}

/** Counts the requests of a collection. Throws when an operation of the contract has none. */
async function requestsOf(file: string): Promise<string> {
  const { length } = (await readFile(file, 'utf8')).match(/"request": ?\{/g) ?? [];
  const all = operations(loadContract()).length;
  return length === all ? `${length} requests` : `${length} requests of ${all} operations`;
}
