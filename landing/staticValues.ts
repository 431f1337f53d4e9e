import { runnerImport, type Plugin } from 'vite';

/**
 * Replaces each module `*.static.ts` by the values that it exports, which the build computes: a page has the limits of
 * its fields without the contract.
 */
export function staticValues(): Plugin {
  return {
    name: 'static-values',
    async load(id) {
      if (!id.endsWith('.static.ts')) return undefined;
      const { module } = await runnerImport<Record<string, unknown>>(id, { configFile: false });
      return Object.entries(module)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join('\n');
    },
  };
}
