import { register } from 'tsx/esm/api';

register();

/** knexfile.ts for knex's own command, which looks for this file first and cannot import TypeScript by itself. */
export default (await import('./knexfile.ts')).default;
