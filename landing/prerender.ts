import { relative } from 'node:path';
import { runnerImport, type Connect, type Plugin, type Rolldown, type ViteDevServer } from 'vite';
import type { Assets } from './src/Document.tsx';

interface Sources {
  script: string;
  styles: string;
  site: string;
}

type Site = typeof import('./src/render.tsx');

/** Renders every page of src/pages.ts to HTML: into the build's output, or per request while developing. */
export function prerender({ script, styles, site }: Sources): Plugin {
  let root = '';
  return {
    name: 'prerender',
    configResolved(config) {
      root = config.root;
    },
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const { module } = await runnerImport<Site>(site, { root, configFile: false });
        const pages = module.renderPages(builtAssets(bundle));
        for (const [fileName, source] of pages) this.emitFile({ type: 'asset', fileName, source });
      },
    },
    configureServer(server) {
      const assets = { script: url(root, script), styles: [url(root, styles)], fonts: [] };
      return () => void server.middlewares.use(servePages(server, site, assets));
    },
    config: () => ({ appType: 'custom' }),
  };
}

function builtAssets(bundle: Rolldown.OutputBundle): Assets {
  const files = Object.keys(bundle);
  const named = (ending: string) => files.filter((f) => f.endsWith(ending)).map((f) => `/${f}`);
  const [script, ...others] = named('.js');
  if (!script || others.length > 0) throw new Error('The site has exactly one script of its own');
  return { script, styles: named('.css'), fonts: named('.woff2') };
}

function servePages(
  server: ViteDevServer,
  site: string,
  assets: Assets,
): Connect.NextHandleFunction {
  return async (request, response, next) => {
    try {
      const { renderPages } = (await server.ssrLoadModule(site)) as Site;
      const pages = renderPages(assets);
      const file = pageFile(request.url ?? '/');
      const html = pages.get(file) ?? pages.get('404.html') ?? '';
      response.statusCode = pages.has(file) ? 200 : 404;
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(await server.transformIndexHtml(`/${file}`, html));
    } catch (error) {
      next(error);
    }
  };
}

function pageFile(address: string): string {
  const path = new URL(address, 'http://site').pathname.replace(/^\/|\/$/g, '');
  return path === '' ? 'index.html' : path.endsWith('.html') ? path : `${path}/index.html`;
}

function url(root: string, file: string): string {
  return `/${relative(root, file)}`;
}
