/**
 * The folders of api/core from the lowest up: a file imports files of its own folder and of the folders before it. A
 * folder inside another is of its parent, unless it stands here itself.
 */
export const CORE = [
  'i18n',
  'runtime',
  'contract',
  'errors',
  'checks',
  'sql',
  'auth',
  'announcements',
  'jobs',
  'files',
  'apart',
  'reading',
  'uploads',
  'list',
  'export',
  'security',
  'records/writing',
  'records/status',
  'records/changes',
  'records',
  'import/sheet',
  'import/reading',
  'import/file',
  'import/records',
  'import/passes',
  'import',
  'import/downloads',
  'mail',
  'metrics',
  'print',
  'backup',
  'http',
  'mail/receiving',
  'modules',
  'sites',
];

/** Whether a file of core stands above another; a folder that is not named stands above all. */
export function isAboveInCore(to, from) {
  return heightOf(to) > heightOf(from);
}

function heightOf({ file }) {
  const height = CORE.indexOf(folderOf(file));
  return height < 0 ? CORE.length : height;
}

/** The longest of the named folders that contains a file. */
function folderOf(file) {
  const own = CORE.filter((folder) => file.startsWith(`${folder}/`));
  return own.sort((a, b) => b.length - a.length)[0];
}
