import { createAdmin } from './core/Admin.tsx';
import { freight } from './freight/product.ts';
import { modules } from './modules.ts';

/** Creates the admin of every module. */
export const createApp = () => createAdmin({ modules, ...freight });
