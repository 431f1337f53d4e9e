import { createAdmin } from './core/Admin.tsx';
import { freight } from './freight/product.ts';
import { modules } from './modules.ts';

/** The admin of every module. */
export const App = createAdmin({ modules, ...freight });
