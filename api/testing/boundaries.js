import { dirname, join, relative, sep } from 'node:path';

/**
 * Which rooms each room may know; what those know, it may know too. A room that is not listed yet
 * may know every listed one, and no listed one may know it.
 */
const ROOMS = {
  identity: [],
  users: ['identity'],
  savedQueries: ['users'],
  notifications: ['users'],
  imports: ['users'],
  companies: ['notifications'],
  carriers: ['companies', 'equipments', 'imports'],
  documents: ['carriers'],
  locations: ['companies', 'imports'],
  equipments: ['users'],
  comodities: ['users'],
  packagings: ['users'],
  contactTypes: ['users'],
  incidents: ['users'],
  contacts: ['carriers', 'contactTypes'],
  quotes: ['carriers', 'locations', 'equipments', 'comodities', 'dieselPrices'],
  invitations: ['quotes'],
  figures: ['invitations'],
  shipments: ['invitations', 'incidents'],
  history: ['shipments'],
  rateConfirmations: ['shipments'],
  awards: ['rateConfirmations', 'documents'],
  inquiries: ['routes'],
  registrations: ['inquiries', 'contacts'],
  routes: ['invitations'],
  dieselPrices: ['users'],
  exchangeRates: ['users'],
};

/** Each boundary: which files it binds, what they may not import, and why. */
const BOUNDARIES = [
  {
    from: (from) => isRoom(from) && from.layer === 'routes',
    to: (to) => to.layer === 'Model' || isPackage(to, DATABASE),
    why: 'Routes load, authorize, act and present: queries belong to the service and its Model.',
  },
  {
    from: (from) => isRoom(from) && from.layer === 'policy',
    to: (to) => !to.typeOnly && !isPure(to),
    why: 'A policy is a table of pure rules: no database, no HTTP, no service.',
  },
  {
    from: (from) => isRoom(from) && ['presenter', 'service', 'Model'].includes(from.layer),
    to: (to) => to.layer === 'routes' || isPackage(to, HTTP),
    why: 'HTTP ends at the routes: what lies below them knows no request and no route.',
  },
  {
    from: (from) => isRoom(from) && from.layer === 'Model',
    to: (to) => ['policy', 'service', 'presenter'].includes(to.layer),
    why: 'A room goes downward: routes, then policy, service, presenter, then the Model.',
  },
  {
    from: ({ area, room }) => area === 'api' && room === 'core',
    to: (to) => isRoom(to),
    why: 'api/core knows no freight word: a room may import it, never the other way round.',
  },
  {
    from: (from) => isRoom(from),
    to: (to, from) => isRoom(to) && to.room !== from.room && !knows(from.room, to.room),
    why: 'Rooms know each other only downstream (see ROOMS in api/testing/boundaries.js).',
  },
  {
    from: (from) => isRoom(from),
    to: (to, from) => isRoom(to) && to.room !== from.room && to.layer === 'routes',
    why: "Another room's HTTP is its own: import its index, service or Model.",
  },
  {
    from: ({ area }) => ['admin', 'landing'].includes(area),
    to: (to) => ['api', 'db'].includes(to.area) || (to.name === '#contract' && !to.typeOnly),
    why: 'The browser knows the API by HTTP and by the types of #contract alone.',
  },
  {
    from: ({ area }) => ['admin', 'landing'].includes(area),
    to: (to, from) => ['admin', 'landing'].includes(to.area) && to.area !== from.area,
    why: 'admin and landing are separate builds: neither imports the other.',
  },
  {
    from: ({ area }) => area === 'db',
    to: (to) => isRoom(to),
    why: 'Migrations and seeds outlive the code of the rooms: they speak to tables.',
  },
  {
    from: () => true,
    to: (to) => to.area === 'api' && to.room === 'testing',
    why: 'api/testing is for tests: the product runs without it.',
  },
];

const DATABASE = /^(knex|objection|pg)(\/|$)/;
const HTTP = /^(koa|koa-.*|@koa\/.*|node:http)$/;

/** ESLint rule: the house's boundaries, by the path of a file and the path of what it imports. */
export const boundaries = {
  meta: { type: 'problem', schema: [], messages: { forbidden: '{{why}}' } },
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
    };
  },
};

/** Where a file stands: its top directory, its room in api/, its layer in the room. */
function place(path, cwd) {
  const [area, room, ...rest] = relative(cwd, path).split(sep);
  if (area !== 'api' || rest.length === 0) return { area };
  return { area, room, layer: layerOf(rest.at(-1)), file: rest.join('/') };
}

function layerOf(file) {
  const name = file.replace(/\.[jt]sx?$/, '');
  return /^[A-Z]/.test(name) ? 'Model' : name;
}

function target(node, context) {
  const name = node.source.value;
  const typeOnly = (node.importKind ?? node.exportKind) === 'type';
  if (!name.startsWith('.')) return { name, typeOnly };
  return { ...place(join(dirname(context.filename), name), context.cwd), typeOnly };
}

function isRoom({ area, room }) {
  return area === 'api' && room && !['core', 'testing'].includes(room);
}

function isPackage({ name }, pattern) {
  return name && pattern.test(name);
}

function isPure({ area, room, layer, file }) {
  if (area !== 'api') return false;
  if (room === 'core') return ['actor.ts', 'policy.ts'].includes(file);
  return !['service', 'Model', 'routes', 'presenter', 'index'].includes(layer);
}

function knows(room, other) {
  if (!(room in ROOMS)) return other in ROOMS;
  return ROOMS[room].some((known) => known === other || knows(known, other));
}
