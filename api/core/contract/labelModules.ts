import type { LabelFile } from './labelFiles.ts';

/**
 * The source of a TypeScript module for each module's labels in each language, by its name such as `carriers.es`: one
 * constant for each schema, so that a bundle of the browser holds no more than what its pages name.
 */
export function labelModules(files: LabelFile[]): Record<string, string> {
  const sources = files.map(({ module, language, texts }) => [
    `${module}.${language}`,
    Object.entries(texts).map(constant).join('\n'),
  ]);
  return Object.fromEntries(sources) as Record<string, string>;
}

function constant([name, labels]: [string, Record<string, string>]): string {
  return `export const ${constantName(name)} = ${JSON.stringify(labels)};`;
}

/** `Route.frequency` is the constant RouteFrequency. */
function constantName(name: string): string {
  return name.replace(/\.(\w)/g, (_, first: string) => first.toUpperCase());
}
