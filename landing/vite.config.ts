import { resolve } from 'node:path';
import { defineConfig } from 'vite';
import { prerender } from './prerender.ts';
import { staticValues } from './staticValues.ts';

const root = import.meta.dirname;
const script = resolve(root, 'src/site.ts');
const styles = resolve(root, 'src/styles.css');
const linkStyles = resolve(root, 'src/links/links.css');
const modules = [
  'contactUs/contactUs.ts',
  'requestQuote/requestQuote.ts',
  'newRoute/newRoute.ts',
  'registration/registration.ts',
  'home/figures/measured.ts',
  'home/plans/prices.ts',
  'links/answer/answer.ts',
  'links/price/price.ts',
  'links/confirmation/confirmation.ts',
  'links/document/document.ts',
  'links/evidence/evidence.ts',
  'links/packet/packet.ts',
  'links/moves/moves.ts',
  'links/cartaPorte/cartaPorte.ts',
  'links/border/border.ts',
  'links/tracking/tracking.ts',
].map((file) => resolve(root, 'src', file));

/** React is rendered by Preact in the browser, which is a sixth of its size; in development React itself runs. */
const PREACT = {
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react-dom/client': 'preact/compat/client',
  'react-dom': 'preact/compat',
  react: 'preact/compat',
};

export default defineConfig(({ command }) => ({
  root,
  resolve: { alias: command === 'build' ? PREACT : {} },
  plugins: [
    staticValues(),
    prerender({ script, modules, styles, linkStyles, site: resolve(root, 'src/render.tsx') }),
  ],
  build: {
    outDir: resolve(root, 'dist'),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: false,
    rolldownOptions: { input: [script, ...modules, styles, linkStyles] },
  },
}));
