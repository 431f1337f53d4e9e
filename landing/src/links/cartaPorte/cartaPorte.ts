import { hydrate } from '../../hydration/hydrate.tsx';
import { CartaPortePage } from './CartaPortePage.tsx';

hydrate('cartaPorte', CartaPortePage);
