import { AREAS } from './modules.js';

/** The areas of admin/src from the lowest up: what modules share, then those of api/. */
const ORDER = ['core', 'freight', ...AREAS.slice(AREAS.indexOf('core') + 1)];

/** Modules whose pages show what belongs to their record and is of a higher area, each with these modules. */
const SHOWN_FROM_ABOVE = {
  carriers: ['bankAccounts', 'consents', 'documents'],
  companies: ['plans'],
  contactTypes: ['contacts'],
  invitations: ['home', 'shipments'],
  quotes: ['home'],
  users: ['carriers', 'companies'],
};

/**
 * The boundaries inside admin/src: core may not import freight, and neither may import modules; modules import each
 * other through index.ts, and areas only those below them.
 */
export const ADMIN_BOUNDARIES = [
  {
    from: (from) => placeIn(from).area === 'core',
    to: (to) => isModule(to) || placeIn(to).area === 'freight',
    why: 'admin/src/core knows no freight word: freight and modules may import it, never the other way round.',
  },
  {
    from: (from) => placeIn(from).area === 'freight',
    to: (to) => isModule(to),
    why: 'admin/src/freight is what several modules share: it imports core alone.',
  },
  {
    from: isInAdmin,
    to: (to, from) => isModule(to) && !isSameModule(from, to) && !isIndex(to),
    why: 'Modules of the admin import each other through index.ts, which exports what others may use.',
  },
  {
    from: isModule,
    to: (to, from) => isModule(to) && isAbove(to, from) && !isShownBy(to, from),
    why: 'Areas of the admin import downward only (see SHOWN_FROM_ABOVE in api/testing/boundaries/adminBoundaries.js).',
  },
];

function isInAdmin({ path = '' }) {
  return path.startsWith('admin/src/');
}

/** The area and the module of a file of admin/src; no module for files of core, of freight, and at the top. */
function placeIn(place) {
  if (!isInAdmin(place)) return {};
  const [area, module, ...rest] = place.path.slice('admin/src/'.length).split('/');
  const hasModules = !['core', 'freight'].includes(area) && rest.length > 0;
  return { area, module: hasModules ? module : undefined };
}

function isModule(place) {
  return placeIn(place).module !== undefined;
}

function isSameModule(from, to) {
  const [own, other] = [from, to].map(placeIn);
  return own.area === other.area && own.module === other.module;
}

function isAbove(to, from) {
  const [other, own] = [to, from].map((place) => ORDER.indexOf(placeIn(place).area));
  return other > own;
}

function isShownBy(to, from) {
  return SHOWN_FROM_ABOVE[placeIn(from).module]?.includes(placeIn(to).module);
}

function isIndex({ path }) {
  return /^admin\/src\/\w+\/\w+\/index\.ts$/.test(path);
}
