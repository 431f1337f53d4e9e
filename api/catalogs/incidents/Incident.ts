import type { Schemas } from '../../core/contract/types.ts';
import { catalogModel } from '../../core/modules/catalog.ts';

/** A type of incident on a load. */
export class Incident extends catalogModel<Schemas['IncidentFields']>('incidents') {}
