import { readFile, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, extname, join, relative } from 'node:path';
import { build, stop } from 'esbuild';
import { ROOT } from './programs.js';

/**
 * Compiles programs to JavaScript with source maps into a new directory of `api/dist`; of two that do it at the same
 * time the first remains. The npm packages are not included. Removes directories that are older than a month.
 */
export async function compile(programs, directory) {
  const draft = `${directory}.${process.pid}`;
  await build({
    absWorkingDir: ROOT,
    entryPoints: programs,
    outdir: draft,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    packages: 'external',
    keepNames: true,
    sourcemap: true,
    sourcesContent: false,
    logLevel: 'warning',
    plugins: [{ name: 'source-paths', setup: keepPaths }],
  });
  await stop();
  await rename(draft, directory).catch(() => rm(draft, { recursive: true }));
  await removeOld(dirname(directory));
}

/** Lets `import.meta.dirname` and `import.meta.url` in a source name the source, beside which its other files are. */
function keepPaths({ onLoad }) {
  onLoad({ filter: /\.(js|tsx?)$/, namespace: 'file' }, async ({ path }) => {
    const text = await readFile(path, 'utf8');
    const fromOutput = (name) => join('../..', relative(join(ROOT, 'api'), name));
    const folder = JSON.stringify(`/${fromOutput(dirname(path))}`);
    const contents = text
      .replaceAll('import.meta.dirname', `(import.meta.dirname + ${folder})`)
      .replaceAll('import.meta.url', `new URL('${fromOutput(path)}', import.meta.url).href`);
    return { contents, loader: extname(path).slice(1) };
  });
}

const MONTH_MS = 30 * 24 * 60 * 60 * 1000;

/** A directory that another process renames or removes meanwhile is left to it. */
async function removeOld(dist) {
  for (const name of await readdir(dist)) {
    const found = await stat(join(dist, name)).catch(() => undefined);
    if (found && Date.now() - found.mtimeMs > MONTH_MS)
      await rm(join(dist, name), { recursive: true, force: true });
  }
}
