import type { Schemas } from '../../core/contract/types.ts';
import { catalogModel } from '../../core/modules/catalog.ts';

/** A packaging type. */
export class Packaging extends catalogModel<Schemas['PackagingFields']>('packagings') {}
