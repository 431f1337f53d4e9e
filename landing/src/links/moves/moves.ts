import { hydrate } from '../../hydration/hydrate.tsx';
import { keepForOffline } from '../../hydration/keepForOffline.ts';
import { MovesPage } from './MovesPage.tsx';

hydrate('moves', MovesPage);
keepForOffline();
