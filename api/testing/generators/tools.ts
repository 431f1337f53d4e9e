/** A tool of others that reads the contract, as its package on npm has it. */
export interface Tool {
  name: string;
  /** The package with its version. */
  package: string;
  /** Further packages that the made code needs. */
  needs?: string[];
  /** The program of the package and its arguments; `{contract}`, `{out}` and `{root}` are filled in. */
  command: string;
  /** Whether it makes TypeScript, in the folder `{out}`. */
  makesTypes?: boolean;
}

/** The tools that make files from the contract, or check it; each in the version that the guide names. */
export const TOOLS: Tool[] = [
  {
    name: 'hey-api',
    package: '@hey-api/openapi-ts@0.95.0',
    command: 'openapi-ts -i {contract} -o {out}',
    makesTypes: true,
  },
  {
    name: 'openapi-typescript',
    package: 'openapi-typescript@7.13.0',
    command: 'openapi-typescript {contract} -o {out}/index.ts',
    makesTypes: true,
  },
  ...[orval('fetch'), orval('axios', 'axios@1.13.2'), orval('zod', 'zod@4.6.7')],
  {
    name: 'openapi-generator, typescript-fetch',
    package: '@openapitools/openapi-generator-cli@2.35.0',
    command: 'openapi-generator-cli generate -g typescript-fetch -i {contract} -o {out}',
    makesTypes: true,
  },
  {
    name: 'Postman',
    package: 'openapi-to-postmanv2@6.3.3',
    command: 'openapi2postmanv2 -s {contract} -o {out}/index.json',
  },
  {
    name: 'Redocly',
    package: '@redocly/cli@2.77.0',
    command: 'redocly lint {contract} --config {root}/redocly.yaml',
  },
  {
    name: 'Spectral',
    package: '@stoplight/spectral-cli@6.16.3',
    command: 'spectral lint {contract} -r {root}/.spectral.yaml',
  },
];

/** The server that answers as the contract says. */
export const PRISM = { name: 'Prism', package: '@stoplight/prism-cli@5.14.2' };

/** The compiler of what the tools make. */
export const COMPILER = 'typescript@5.9.3';

/** The version of a package: `7.13.0` of `openapi-typescript@7.13.0`. */
export function versionOf(name: string): string {
  return name.slice(name.lastIndexOf('@') + 1);
}

function orval(client: string, ...needs: string[]): Tool {
  const command = `orval --input {contract} --output {out}/index.ts --client ${client}`;
  return { name: `orval, ${client}`, package: 'orval@7.13.2', needs, command, makesTypes: true };
}
