import { loadContract } from './document.ts';
import type { Schemas } from './types.ts';

/** The names of the states by their ISO 3166-2 codes, from the contract's `x-names`. */
export function stateNames(): Record<Schemas['StateCode'], string> {
  const { StateCode } = loadContract().components.schemas as unknown as { StateCode: Named };
  return StateCode['x-names'];
}

interface Named {
  'x-names': Record<Schemas['StateCode'], string>;
}
