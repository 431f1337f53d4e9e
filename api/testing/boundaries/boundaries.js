import { ADMIN_BOUNDARIES } from './adminBoundaries.js';
import { isAboveInCore } from './core.js';
import { AREAS, knows } from './modules.js';
import { isClient, isFactory, isModule, isPackage, isPolicyOfAnother, isPure } from './places.js';

/** The boundaries: the files to which each applies, what they may not import, and why. */
export const BOUNDARIES = [
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
    from: ({ area }) => area === 'core',
    to: (to) => isAbove(to.area, 'core'),
    why: 'api/core knows no freight word: a module may import it, never the other way round.',
  },
  {
    from: ({ area }) => area === 'core',
    to: (to, from) => to.area === 'core' && isAboveInCore(to, from),
    why: 'Folders of core know each other only downstream (see CORE in api/testing/boundaries/core.js).',
  },
  {
    from: ({ area }) => AREAS.includes(area),
    to: (to, from) => isAbove(to.area, from.area),
    why: 'Areas know each other only downstream (see AREAS in api/testing/boundaries/modules.js).',
  },
  {
    from: (from) => isModule(from),
    to: (to, from) => isModule(to) && to.module !== from.module && !knows(from, to),
    why: 'Modules know each other only downstream (see MODULES in api/testing/boundaries/modules.js).',
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
    from: (from) => isClient(from),
    to: (to) => (!to.name || to.name.startsWith('#')) && !isClient(to),
    why: 'The client is published by itself: it knows the API by HTTP and by its own generated types.',
  },
  {
    from: ({ part }) => ['admin', 'landing'].includes(part),
    to: (to) => ['api', 'db'].includes(to.part) || (to.name === '#contract' && !to.typeOnly),
    why: 'The browser knows the API by HTTP, by the types of #contract, and by #amounts, #clashes, #clock, #csv, #decimals, #drawing, #edits, #languages, #localTime, #measures, #phone, #stopEnds, #words and #zones, which know nothing of it.',
  },
  {
    from: ({ part }) => ['admin', 'landing'].includes(part),
    to: (to, from) => ['admin', 'landing'].includes(to.part) && to.part !== from.part,
    why: 'admin and landing are separate builds: neither imports the other.',
  },
  {
    from: ({ part }) => part === 'db',
    to: (to) => isModule(to),
    why: 'Migrations and seeds outlive the code of the modules: they speak to tables.',
  },
  {
    from: ({ area, file }) => area === 'testing' && file.startsWith('base/'),
    to: (to) => isModule(to) || (to.area === 'testing' && !to.file.startsWith('base/')),
    why: 'The helpers in api/testing/base stand below the modules, whose factories use them.',
  },
  {
    from: (from) => isFactory(from),
    to: (to) => to.area === 'testing' && !to.file.startsWith('base/'),
    why: 'Factories use api/testing/base alone: the rest of api/testing stands above the modules.',
  },
  {
    from: (from) => !isFactory(from) && from.area !== 'testing',
    to: (to, from) => ['testing', 'bench'].includes(to.area) && to.area !== from.area,
    why: 'api/testing is for tests and api/bench for measuring: the product runs without them.',
  },
  ...ADMIN_BOUNDARIES,
];

/** Whether an area stands above another; what is no area of the product is above none. */
function isAbove(area, other) {
  return AREAS.indexOf(area) > AREAS.indexOf(other);
}

const DATABASE = /^(knex|objection|pg)(\/|$)/;
const HTTP = /^(koa|koa-.*|@koa\/.*|node:http)$/;
