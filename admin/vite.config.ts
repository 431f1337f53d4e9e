import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/**
 * Our own files do nothing by being imported, so an index.ts that exports a component of its module does not
 * draw it into the first chunk.
 */
const OWN_MODULES = /\/admin\/src\/(?!main\.tsx)/;

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
    },
  },
  server: { strictPort: true },
});
