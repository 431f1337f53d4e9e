import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Rolldown, type UserConfig } from 'vite';
import { modulesOf } from './firstPages.ts';

/**
 * Our own files do nothing by being imported, so an index.ts that exports a component of its module does not
 * draw it into the first chunk.
 */
const OWN_MODULES = /\/admin\/src\/(?!main\.tsx)/;

/** The first pages after signing in (freight/users/kinds.ts). */
const FIRST_PAGES = [/\/QuoteList\.tsx$/, /\/InvitationList\.tsx$/];

/** Our files in the place of what packages of the first page import and this product does not need. */
const REPLACED = {
  'jsonexport/dist/index.js': pathOf('src/core/list/export/noExporter.ts'),
  'object.entries': pathOf('src/core/i18n/objectEntries.ts'),
};

/** The English texts, which only who reads English loads. */
const ENGLISH = {
  name: 'english',
  test: /\/messages\.en\.ts$|\/reactAdminEnglish\.ts$|ra-language-english/,
  priority: 4,
  includeDependenciesRecursively: false,
};

/** The code that most of the other pages share comes in two files instead of a hundred. */
const SHARED = [
  { name: 'packages', test: /node_modules/, minShareCount: 3, priority: 2 },
  { name: 'core', test: /\/admin\/src\/(core|freight)\//, minShareCount: 3, priority: 1 },
];

/**
 * Builds the admin to admin/dist, served under /admin/. Nothing is inlined, so `script-src 'self'` holds. What the first
 * pages need comes in one file, and what only a carrier's needs in another: a phone far away waits for every request.
 */
export default defineConfig(async ({ command }) => {
  if (command === 'serve') return configOf([]);
  const [start, carrier] = await modulesOf(FIRST_PAGES, configOf([]));
  return configOf([ENGLISH, group('start', start!, 3.5), group('carrier', carrier!, 3), ...SHARED]);
});

function pathOf(relative: string) {
  return fileURLToPath(new URL(relative, import.meta.url));
}

function group(name: string, modules: Set<string>, priority: number): Rolldown.CodeSplittingGroup {
  const test = (id: string) => modules.has(id);
  return { name, test, priority, includeDependenciesRecursively: false };
}

function configOf(groups: Rolldown.CodeSplittingGroup[]): UserConfig {
  return {
    root: pathOf('.'),
    base: '/admin/',
    plugins: [react()],
    resolve: { alias: REPLACED },
    build: {
      outDir: 'dist',
      emptyOutDir: true,
      target: 'es2023',
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      chunkSizeWarningLimit: 1600,
      rolldownOptions: {
        // An index.ts has the Spanish texts at once and names the file of any other language by its language.
        checks: { ineffectiveDynamicImport: false },
        treeshake: { moduleSideEffects: [{ test: OWN_MODULES, sideEffects: false }] },
        output: { codeSplitting: groups.length === 0 || { groups } },
      },
    },
    server: { strictPort: true },
  };
}
