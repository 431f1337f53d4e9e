import { build, type Rolldown, type UserConfig } from 'vite';

/**
 * The modules that run before each of these pages is shown as the first: those that the entry and the page use once
 * unused exports are left out, which only a build tells.
 */
export async function modulesOf(pages: RegExp[], config: UserConfig): Promise<Set<string>[]> {
  const { output } = (await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    build: { ...config.build, write: false, minify: false },
  })) as Rolldown.RolldownOutput;
  const chunks = new Map(
    output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])),
  );
  return pages.map((page) => {
    const pageChunks = new Set<Rolldown.OutputChunk>();
    const add = (chunk: Rolldown.OutputChunk | undefined) => {
      if (!chunk || pageChunks.has(chunk)) return;
      pageChunks.add(chunk);
      for (const name of chunk.imports) add(chunks.get(name));
    };
    for (const chunk of chunks.values())
      if (chunk.isEntry || page.test(chunk.facadeModuleId ?? '')) add(chunk);
    return new Set([...pageChunks].flatMap(({ moduleIds }) => moduleIds));
  });
}
