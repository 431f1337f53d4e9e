import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/**
 * Our own files do nothing by being imported, so an index.ts that exports a component of its module does not
 * draw it into the first chunk.
 */
const OWN_MODULES = /\/admin\/src\/(?!main\.tsx)/;

/** What most pages share comes in three files instead of a hundred: a phone far away waits for every request. */
const SHARED = [
  { name: 'packages', test: /node_modules/, minShareCount: 3, priority: 2 },
  { name: 'core', test: /\/admin\/src\/(core|freight)\//, minShareCount: 3, priority: 1 },
];

/** Builds the admin to admin/dist, served under /admin/. Nothing is inlined, so `script-src 'self'` holds. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/admin/',
  plugins: [react()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 1500,
    rolldownOptions: {
      treeshake: { moduleSideEffects: [{ test: OWN_MODULES, sideEffects: false }] },
      output: { codeSplitting: { groups: SHARED } },
    },
  },
  server: { strictPort: true },
});
