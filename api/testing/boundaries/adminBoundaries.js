const NO_MODULE = ['core', 'freight'];

/**
 * The boundaries inside admin/src: core may not import freight, and neither may import modules; modules import each
 * other through index.ts.
 */
export const ADMIN_BOUNDARIES = [
  {
    from: (from) => folderOf(from) === 'core',
    to: (to) => isModule(to) || folderOf(to) === 'freight',
    why: 'admin/src/core knows no freight word: freight and modules may import it, never the other way round.',
  },
  {
    from: (from) => folderOf(from) === 'freight',
    to: (to) => isModule(to),
    why: 'admin/src/freight is what several modules share: it imports core alone.',
  },
  {
    from: (from) => folderOf(from) !== undefined,
    to: (to, from) => isModule(to) && folderOf(to) !== folderOf(from) && !isIndex(to),
    why: 'Modules of the admin import each other through index.ts, which exports what others may use.',
  },
];

/** The folder of admin/src that contains a file, '' for a file at the top; undefined outside of it. */
function folderOf({ area, path }) {
  if (area !== 'admin' || !path.startsWith('admin/src/')) return undefined;
  const [folder, ...rest] = path.slice('admin/src/'.length).split('/');
  return rest.length > 0 ? folder : '';
}

function isModule(place) {
  const folder = folderOf(place);
  return !!folder && !NO_MODULE.includes(folder);
}

function isIndex({ path }) {
  return /^admin\/src\/\w+\/index\.ts$/.test(path);
}
