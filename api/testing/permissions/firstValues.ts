import { loadContract, resolve } from '../../core/contract/document.ts';

interface Schema {
  $ref?: string;
  enum?: string[];
}

interface Parameter {
  $ref?: string;
  name?: string;
  schema?: Schema;
}

const contract = loadContract();

/** The path in which each parameter whose values the contract names has the first of them. */
export function withFirstValues(path: string): string {
  const { parameters = [] } = contract.paths[path] as { parameters?: object[] };
  return parameters
    .map((one) => resolve<Parameter>(contract as never, one as Parameter))
    .reduce((filled, { name, schema }) => {
      const [first] = (schema && resolve<Schema>(contract as never, schema).enum) ?? [];
      return first ? filled.replace(`{${name}}`, first) : filled;
    }, path);
}
