import { hydrate } from '../../hydration/hydrate.tsx';
import { BorderPage } from './BorderPage.tsx';

hydrate('border', BorderPage);
