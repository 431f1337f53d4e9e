import { dirname, join, relative, sep } from 'node:path';
import { ADMIN_BOUNDARIES } from './adminBoundaries.js';
import { ownersOfTables, tablesIn, VIEWS } from './tables.js';

/**
 * Which modules each module may know; what those know, it may know too. A module that is not listed yet
 * may know every listed one, and no listed one may know it.
 */
const MODULES = {
  identity: [],
  users: ['identity'],
  savedQueries: ['users'],
  notifications: ['users'],
  imports: ['users'],
  companies: ['notifications'],
  carriers: ['companies', 'contacts', 'equipments', 'imports'],
  documents: ['carriers'],
  locations: ['companies', 'imports'],
  equipments: ['users'],
  comodities: ['users'],
  packagings: ['users'],
  contactTypes: ['users'],
  incidents: ['users'],
  contacts: ['contactTypes'],
  quotes: ['carriers', 'locations', 'equipments', 'comodities', 'dieselPrices', 'exchangeRates'],
  fuelSurcharge: ['quotes', 'dieselPrices'],
  invitations: ['quotes', 'fuelSurcharge'],
  laneMemory: ['invitations', 'dieselPrices'],
  matching: ['routes', 'shipments'],
  figures: ['invitations'],
  shipments: ['invitations', 'incidents'],
  history: ['shipments'],
  rateConfirmations: ['shipments', 'contacts', 'packagings'],
  awards: ['rateConfirmations', 'documents'],
  inquiries: ['routes', 'matching'],
  registrations: ['inquiries'],
  routes: ['invitations'],
  dieselPrices: ['imports'],
  exchangeRates: ['users'],
};

/** Each boundary: which files it binds, what they may not import, and why. */
const BOUNDARIES = [
  {
    from: (from) => isModule(from) && from.layer === 'routes',
    to: (to) => to.layer === 'Model' || isPackage(to, DATABASE),
    why: 'Routes load, authorize, act and present: queries belong to the service and its Model.',
  },
  {
    from: (from) => isModule(from) && from.layer === 'policy',
    to: (to) => !to.typeOnly && !isPure(to) && !isPolicyOfAnother(to),
    why: 'A policy is a table of pure rules: no database, no HTTP, no service.',
  },
  {
    from: (from) => isModule(from) && ['view', 'service', 'Model'].includes(from.layer),
    to: (to) => to.layer === 'routes' || isPackage(to, HTTP),
    why: 'HTTP ends at the routes: what lies below them knows no request and no route.',
  },
  {
    from: (from) => isModule(from) && from.layer === 'Model',
    to: (to) => ['policy', 'service', 'view'].includes(to.layer),
    why: 'A module goes downward: routes, then policy, service, view, then the Model.',
  },
  {
    from: ({ area, module }) => area === 'api' && module === 'core',
    to: (to) => isModule(to),
    why: 'api/core knows no freight word: a module may import it, never the other way round.',
  },
  {
    from: (from) => isModule(from),
    to: (to, from) => isModule(to) && to.module !== from.module && !knows(from.module, to.module),
    why: 'Modules know each other only downstream (see MODULES in api/testing/boundaries.js).',
  },
  {
    from: (from) => isModule(from),
    to: (to, from) =>
      isModule(to) &&
      to.module !== from.module &&
      to.file !== 'index.ts' &&
      !(isFactory(from) && isFactory(to)),
    why: 'Modules import each other through index.ts, which exports what modules downstream may use.',
  },
  {
    from: ({ area }) => ['admin', 'landing'].includes(area),
    to: (to) => ['api', 'db'].includes(to.area) || (to.name === '#contract' && !to.typeOnly),
    why: 'The browser knows the API by HTTP, by the types of #contract, and by #decimals and #zones, which are pure.',
  },
  {
    from: ({ area }) => ['admin', 'landing'].includes(area),
    to: (to, from) => ['admin', 'landing'].includes(to.area) && to.area !== from.area,
    why: 'admin and landing are separate builds: neither imports the other.',
  },
  {
    from: ({ area }) => area === 'db',
    to: (to) => isModule(to),
    why: 'Migrations and seeds outlive the code of the modules: they speak to tables.',
  },
  {
    from: ({ module, file }) => module === 'testing' && file.startsWith('base/'),
    to: (to) => isModule(to) || (to.module === 'testing' && !to.file.startsWith('base/')),
    why: 'The helpers in api/testing/base stand below the modules, whose factories use them.',
  },
  {
    from: (from) => isFactory(from),
    to: (to) => to.module === 'testing' && !to.file.startsWith('base/'),
    why: 'Factories use api/testing/base alone: the rest of api/testing stands above the modules.',
  },
  {
    from: (from) => !isFactory(from) && from.module !== 'testing',
    to: (to, from) =>
      to.area === 'api' && ['testing', 'bench'].includes(to.module) && to.module !== from.module,
    why: 'api/testing is for tests and api/bench for measuring: the product runs without them.',
  },
  ...ADMIN_BOUNDARIES,
];

const DATABASE = /^(knex|objection|pg)(\/|$)/;
const HTTP = /^(koa|koa-.*|@koa\/.*|node:http)$/;

const TABLE = 'Modules know each other only downstream, in SQL too: {{table}} is of {{owner}}.';

/** ESLint rule: the boundaries between the parts of the product, by the path of a file and the path of what it imports. */
export const boundaries = {
  meta: { type: 'problem', schema: [], messages: { forbidden: '{{why}}', table: TABLE } },
  create(context) {
    const from = place(context.filename, context.cwd);
    const bound = BOUNDARIES.filter((boundary) => boundary.from(from));
    const check = (node) => {
      const to = node.source?.value && target(node, context);
      const broken = to && bound.find((boundary) => boundary.to(to, from));
      if (broken) context.report({ node, messageId: 'forbidden', data: { why: broken.why } });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ...sqlChecks(from, context),
    };
  },
};

/** Reports tables that a module's SQL names although their module is not downstream of it. */
function sqlChecks(from, context) {
  if (!isModule(from) && from.module !== 'core') return {};
  const owners = (known[context.cwd] ??= ownersOfTables(context.cwd));
  const report = (node, table) => {
    const owner = owners[table];
    if (!owner || owner === 'core' || owner === from.module || table in VIEWS) return;
    if (isModule(from) && knows(from.module, owner)) return;
    context.report({ node, messageId: 'table', data: { table, owner } });
  };
  return {
    TemplateElement: (node) => tablesIn(node.value.raw).forEach((table) => report(node, table)),
    Literal(node) {
      if (typeof node.value !== 'string') return;
      if (isTableArgument(node)) report(node, node.value);
      else tablesIn(node.value).forEach((table) => report(node, table));
    },
  };
}

const known = {};

/** Whether it is the table in `trx('table')`, `knex()('table')`, `.from('table')`, `.join('table', …)`. */
function isTableArgument({ parent, value }) {
  if (parent.type !== 'CallExpression' || parent.arguments[0]?.value !== value) return false;
  const { callee } = parent;
  if (callee.type === 'Identifier') return ['trx', 'db', 'knex'].includes(callee.name);
  if (callee.type === 'MemberExpression') return QUERYING.includes(callee.property.name);
  return callee.type === 'CallExpression' && callee.callee.property?.name === 'knex';
}

const QUERYING = ['from', 'into', 'table', 'join', 'innerJoin', 'leftJoin', 'rightJoin'];

/** Where a file stands: its path, its top directory, its module in api/, its layer in the module. */
function place(file, cwd) {
  const steps = relative(cwd, file).split(sep);
  const path = steps.join('/');
  const [area, module, ...rest] = steps;
  if (area !== 'api' || rest.length === 0) return { area, path };
  return { area, path, module, layer: layerOf(rest.at(-1)), file: rest.join('/') };
}

function layerOf(file) {
  const name = file.replace(/\.[jt]sx?$/, '');
  return /^[A-Z]/.test(name) ? 'Model' : name;
}

function target(node, context) {
  const name = node.source.value;
  const typeOnly = (node.importKind ?? node.exportKind) === 'type';
  if (!name.startsWith('.')) return { name, typeOnly };
  const names = node.specifiers?.map(({ imported }) => imported?.name ?? '*');
  return { ...place(join(dirname(context.filename), name), context.cwd), typeOnly, names };
}

function isModule({ area, module }) {
  return area === 'api' && module && !['core', 'geography', 'testing', 'bench'].includes(module);
}

function isFactory({ layer }) {
  return layer === 'factory';
}

function isPackage({ name }, pattern) {
  return name && pattern.test(name);
}

function isPure({ area, module, layer, file }) {
  if (area !== 'api') return false;
  if (module === 'core')
    return ['auth/actor.ts', 'auth/policy.ts', 'records/transitions.ts'].includes(file);
  return !['service', 'Model', 'routes', 'view', 'index'].includes(layer);
}

/** Another module's policy, which its index exports as `…Policy`. */
function isPolicyOfAnother({ area, layer, names = [] }) {
  return area === 'api' && layer === 'index' && names.length > 0 && names.every(isPolicyName);
}

function isPolicyName(name) {
  return name.endsWith('Policy');
}

function knows(module, other) {
  if (!(module in MODULES)) return other in MODULES;
  return MODULES[module].some((known) => known === other || knows(known, other));
}
