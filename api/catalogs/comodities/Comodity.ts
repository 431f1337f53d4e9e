import type { Schemas } from '../../core/contract/types.ts';
import { catalogModel } from '../../core/modules/catalog.ts';

/** A commodity type. */
export class Comodity extends catalogModel<Schemas['ComodityFields']>('comodities') {}
