import { hydrate } from '../../hydration/hydrate.tsx';
import { PricePage } from './PricePage.tsx';

hydrate('price', PricePage);
