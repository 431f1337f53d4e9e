import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { CONTRACT, programOf } from './folder.ts';

const PORT = 4010;

/** The calls made, each with the status that the contract has for it. */
const CALLS: [path: string, options: RequestInit, status: number][] = [
  ['/health', {}, 200],
  ['/quotes', {}, 401],
  ['/quotes?limit=2', { headers: { authorization: 'Bearer x' } }, 200],
  ['/quotes?limit=many', { headers: { authorization: 'Bearer x' } }, 422],
];

/** Starts Prism on the contract, calls it and ends it. Returns what differs from the contract; empty when nothing does. */
export async function callPrism(): Promise<string[]> {
  const prism = spawn(programOf('prism'), ['mock', '-p', String(PORT), CONTRACT]);
  try {
    await listening(prism.stdout);
    const differences: string[] = [];
    for (const call of CALLS) differences.push(...(await differencesOf(call)));
    return differences;
  } finally {
    prism.kill();
    await once(prism, 'exit');
  }
}

/** Waits until it says so; what it writes later is read too, or its next line would end it. */
function listening(output: NodeJS.ReadableStream): Promise<void> {
  return new Promise((resolve, reject) => {
    output.on('data', (text) => String(text).includes('Prism is listening') && resolve());
    output.on('end', () => reject(new Error('Prism ended')));
  });
}

async function differencesOf([path, options, status]: (typeof CALLS)[number]): Promise<string[]> {
  const answer = await fetch(`http://127.0.0.1:${PORT}${path}`, options);
  return answer.status === status ? [] : [`${path} is answered ${answer.status}`];
}
