import { install } from './folder.ts';
import { callPrism } from './prism.ts';
import { FINE, resultOf } from './result.ts';
import { PRISM, TOOLS, versionOf } from './tools.ts';

await main();

/** Runs every tool on the contract and prints a table of the results; fails when one of them finds something. */
async function main(): Promise<void> {
  await install();
  console.log('| Tool | Version | Result |\n| --- | --- | --- |');
  for (const tool of TOOLS) print(tool, await resultOf(tool));
  print(PRISM, (await callPrism()).join('; ') || 'starts, answers and validates');
}

function print(tool: { name: string; package: string }, result: string): void {
  console.log(`| ${tool.name} | ${versionOf(tool.package)} | ${result} |`);
  if (!FINE.test(result)) process.exitCode = 1;
}
