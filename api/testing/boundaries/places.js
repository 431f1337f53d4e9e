import { dirname, join, relative, sep } from 'node:path';
import { MODULES } from './modules.js';

/** Areas that are a module themselves. */
const SINGLE = ['guide', 'setup', 'sandbox'];

/** The place of a file: its path, its top directory, its area and module in api/, its layer in the module. */
export function place(file, cwd) {
  const steps = relative(cwd, file).split(sep);
  const path = steps.join('/');
  const [part, area, ...rest] = steps;
  if (part !== 'api' || rest.length === 0) return { part, path };
  const inModule = area in MODULES && rest.length > 1;
  const module = inModule ? rest.shift() : SINGLE.includes(area) ? area : undefined;
  return { part, path, area, module, layer: layerOf(rest.at(-1)), file: rest.join('/') };
}

function layerOf(file) {
  const name = file.replace(/\.[jt]sx?$/, '');
  return /^[A-Z]/.test(name) ? 'Model' : name;
}

/** Returns the target of an import, a package or a file with its place, and the imported names. */
export function target(node, context) {
  const name = node.source.value;
  const typeOnly = (node.importKind ?? node.exportKind) === 'type';
  if (!name.startsWith('.')) return { name, typeOnly };
  const names = node.specifiers?.map(({ imported }) => imported?.name ?? '*');
  return { ...place(join(dirname(context.filename), name), context.cwd), typeOnly, names };
}

/** Whether a file belongs to a module of the API that others know by its index.ts. */
export function isModule({ module }) {
  return !!module && !['geography', 'notices'].includes(module);
}

/** Whether a file belongs to the published client. */
export function isClient({ area }) {
  return area === 'client';
}

/** Whether a file builds records for tests. */
export function isFactory({ layer }) {
  return layer === 'factory';
}

/** Whether an import refers to a package that the pattern matches. */
export function isPackage({ name }, pattern) {
  return name && pattern.test(name);
}

/** Whether a policy may import a file, because it uses no database and no HTTP. */
export function isPure({ part, area, layer, file }) {
  if (part !== 'api') return false;
  if (area === 'core')
    return ['auth/actor.ts', 'auth/policy.ts', 'records/status/transitions.ts'].includes(file);
  return !['service', 'Model', 'routes', 'view', 'index'].includes(layer);
}

/** Whether an import is another module's policy, exported by its index as `…Policy`. */
export function isPolicyOfAnother({ part, layer, names = [] }) {
  return part === 'api' && layer === 'index' && names.length > 0 && names.every(isPolicyName);
}

function isPolicyName(name) {
  return name.endsWith('Policy');
}
