import type { Schemas } from '../../core/contract/types.ts';
import { catalogModel } from '../../core/modules/catalog.ts';

/** A border crossing for trucks between Mexico and the United States. */
export class Bridge extends catalogModel<Schemas['BridgeFields']>('bridges') {}
