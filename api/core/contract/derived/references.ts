import type { Reference } from '../openapi.ts';

/** A reference to a shared parameter. */
export function parameter(name: string): Reference {
  return componentReference('parameters', name);
}

/** A reference to a shared component of this kind. */
export function componentReference(kind: string, name: string): Reference {
  return { $ref: `#/components/${kind}/${name}` };
}
