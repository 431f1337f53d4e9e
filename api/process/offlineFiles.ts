import { writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/**
 * Writes `offline.json` into a build: for each page all files that it needs, those that its files import or name
 * included. The service worker (landing/public/sw.js) keeps them with the page.
 */
export function offlineFiles(): Plugin {
  let base = '/';
  return {
    name: 'offline-files',
    configResolved(config) {
      base = config.base;
    },
    async writeBundle({ dir }, bundle) {
      const pages = Object.values(bundle).filter(isPage);
      const lists = pages.map((page) => [addressOf(page, base), filesOf(page, bundle, base)]);
      await writeFile(join(dir!, 'offline.json'), JSON.stringify(Object.fromEntries(lists)));
    },
  };
}

function isPage(file: Rolldown.OutputAsset | Rolldown.OutputChunk): file is Rolldown.OutputAsset {
  return file.type === 'asset' && file.fileName.endsWith('.html');
}

/** The path at which a page is opened: `/en/moves` of `en/moves/index.html`. */
function addressOf({ fileName }: Rolldown.OutputAsset, base: string): string {
  return base + fileName.replace(/\/?index\.html$/, '');
}

/** The paths of the files that a page names, and of all that these need. */
function filesOf(page: Rolldown.OutputAsset, bundle: Rolldown.OutputBundle, base: string) {
  const named = textOf(page).matchAll(NAMED);
  const paths = new Set(Array.from(named, ([, path]) => path!).filter((path) => FILE.test(path)));
  const names = [...paths].filter((path) => path.startsWith(base)).map((p) => p.slice(base.length));
  for (const name of reachableFiles(names, bundle)) paths.add(base + name);
  return [...paths].sort();
}

const NAMED = /<(?:script|link|img)\b[^>]*?\b(?:src|href)="(\/[^"]+)"/g;
const FILE = /\.(js|css|woff2|svg|png)$/;

/** The files of the build that these lead to, with themselves. */
function reachableFiles(names: string[], bundle: Rolldown.OutputBundle): Set<string> {
  const files = new Set<string>();
  const add = (name: string) => {
    const file = bundle[name];
    if (!file || files.has(name)) return;
    files.add(name);
    for (const next of neededBy(file, bundle)) add(next);
  };
  names.forEach(add);
  return files;
}

/** The files that a file needs: a script those that it imports, at once or later, a style sheet those that it names. */
function neededBy(
  file: Rolldown.OutputAsset | Rolldown.OutputChunk,
  bundle: Rolldown.OutputBundle,
): string[] {
  if (file.type === 'asset') return namedIn(file, bundle);
  const { importedCss = [], importedAssets = [] } = file.viteMetadata ?? {};
  return [...file.imports, ...file.dynamicImports, ...importedCss, ...importedAssets];
}

function namedIn(file: Rolldown.OutputAsset, bundle: Rolldown.OutputBundle): string[] {
  if (!file.fileName.endsWith('.css')) return [];
  const text = textOf(file);
  return Object.keys(bundle).filter((name) => text.includes(basename(name)));
}

function textOf({ source }: Rolldown.OutputAsset): string {
  return typeof source === 'string' ? source : Buffer.from(source).toString();
}
