import type { Schemas } from '../../core/contract/types.ts';
import { lastBeforeBorder } from '../shipments/index.ts';

type Stop = Schemas['Stop'];
type BorderStop = Schemas['BorderStop'];

/** The stops between which a load with more than two crosses, and how many it has; none where the country stays. */
export function besideBorder(stops: Stop[]): BesideBorder {
  const number = stops.length > 2 ? lastBeforeBorder(stops) : null;
  if (!number) return {};
  const [beforeBorder, afterBorder] = [stops[number - 1]!, stops[number]!].map(windowOf);
  return { stopCount: stops.length, beforeBorder: beforeBorder!, afterBorder: afterBorder! };
}

type BesideBorder = Pick<Schemas['Crossing'], 'stopCount' | 'beforeBorder' | 'afterBorder'>;

/** A stop without the people, the reference and the goods, which do not concern the border. */
function windowOf({ number, kind, place, date = null, from = null, to = null }: Stop): BorderStop {
  return { number: number!, kind, place, date, from, to };
}
