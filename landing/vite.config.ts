import { resolve } from 'node:path';
import { defineConfig } from 'vite';
import { prerender } from './prerender.ts';

const root = import.meta.dirname;
const script = resolve(root, 'src/site.ts');
const styles = resolve(root, 'src/styles.css');
const linkStyles = resolve(root, 'src/links/links.css');
const modules = [
  'forms/form.ts',
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

export default defineConfig({
  root,
  plugins: [
    prerender({ script, modules, styles, linkStyles, site: resolve(root, 'src/render.tsx') }),
  ],
  build: {
    outDir: resolve(root, 'dist'),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: false,
    rolldownOptions: { input: [script, ...modules, styles, linkStyles] },
  },
});
