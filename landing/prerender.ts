import { basename, extname, relative } from 'node:path';
import { runnerImport, type Connect, type Plugin, type Rolldown, type ViteDevServer } from 'vite';
import type { Assets, ModuleAsset } from './src/Document.tsx';

interface Sources {
  script: string;
  /** Module scripts that only some pages load; a page lists the names of their files. */
  modules: string[];
  styles: string;
  /** The styles of the pages that public links open. */
  linkStyles: string;
  site: string;
}

type Site = typeof import('./src/render.tsx');

/** A placeholder in the built pages for the public URL of the product; the server replaces it. */
export const ORIGIN = 'https://public-url.invalid';

/** Renders every page of src/pages.ts to HTML: into the build's output, or per request in development. */
export function prerender(sources: Sources): Plugin {
  const { script, modules, styles, linkStyles, site } = sources;
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
        const files = module.renderSite(builtAssets(bundle, sources));
        for (const [fileName, source] of files) this.emitFile({ type: 'asset', fileName, source });
      },
    },
    configureServer(server) {
      const assets: Assets = {
        origin: '',
        script: url(root, script),
        modules: byName(modules, (file) => ({ path: url(root, file), imports: [] })),
        styles: [url(root, styles)],
        linkStyles: [url(root, linkStyles)],
        fonts: [],
      };
      return () => void server.middlewares.use(servePages(server, site, assets));
    },
    config: () => ({ appType: 'custom' }),
  };
}

function builtAssets(
  bundle: Rolldown.OutputBundle,
  { script, modules, linkStyles }: Sources,
): Assets {
  const files = Object.keys(bundle);
  const named = (ending: string) => files.filter((f) => f.endsWith(ending)).map((f) => `/${f}`);
  return {
    origin: ORIGIN,
    script: builtModule(bundle, script).path,
    modules: byName(modules, (file) => builtModule(bundle, file)),
    styles: named('.css').filter((file) => !isOf(linkStyles)(file)),
    linkStyles: named('.css').filter(isOf(linkStyles)),
    fonts: named('.woff2'),
  };
}

function builtModule(bundle: Rolldown.OutputBundle, source: string): ModuleAsset {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const entry = chunks.find(({ facadeModuleId }) => facadeModuleId === source);
  if (!entry) throw new Error(`${source} was not built`);
  const imports = new Set(entry.imports);
  for (const name of imports)
    for (const next of chunks.find(({ fileName }) => fileName === name)?.imports ?? [])
      imports.add(next);
  return { path: `/${entry.fileName}`, imports: [...imports].map((name) => `/${name}`) };
}

function byName(files: string[], assetOf: (file: string) => ModuleAsset) {
  return Object.fromEntries(files.map((file) => [basename(file, extname(file)), assetOf(file)]));
}

/** Whether a built style sheet was made of this source. */
function isOf(source: string) {
  return (file: string) => basename(file).startsWith(`${basename(source, '.css')}-`);
}

function servePages(
  server: ViteDevServer,
  site: string,
  assets: Assets,
): Connect.NextHandleFunction {
  return async (request, response, next) => {
    try {
      const { renderSite } = (await server.ssrLoadModule(site)) as Site;
      const files = renderSite(assets);
      const file = pageFile(request.url ?? '/');
      const text = files.get(file) ?? files.get('404.html') ?? '';
      response.statusCode = files.has(file) ? 200 : 404;
      const isPage = !/\.(txt|xml)$/.test(file) || !files.has(file);
      response.setHeader('content-type', `${isPage ? 'text/html' : 'text/plain'}; charset=utf-8`);
      response.end(isPage ? await server.transformIndexHtml(`/${file}`, text) : text);
    } catch (error) {
      next(error);
    }
  };
}

function pageFile(address: string): string {
  const path = new URL(address, 'http://site').pathname.replace(/^\/|\/$/g, '');
  return path === '' ? 'index.html' : /\.\w+$/.test(path) ? path : `${path}/index.html`;
}

function url(root: string, file: string): string {
  return `/${relative(root, file)}`;
}
