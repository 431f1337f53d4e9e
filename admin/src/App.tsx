import { createAdmin } from './core/Admin.tsx';
import { freight } from './freight/product.ts';
import { useWaiting } from './insight/home/index.ts';
import { modules } from './modules.ts';

/** Creates the admin of every module. */
export const createApp = () => createAdmin({ modules, useWaiting, ...freight });
