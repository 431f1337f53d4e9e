import type { Reference } from '../openapi.ts';

/** A reference to a shared parameter. */
export function parameter(name: string): Reference {
  return shared('parameters', name);
}

/** A reference to a shared component of this kind. */
export function shared(kind: string, name: string): Reference {
  return { $ref: `#/components/${kind}/${name}` };
}
