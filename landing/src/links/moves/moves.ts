import { hydrate } from '../../hydration/hydrate.tsx';
import { MovesPage } from './MovesPage.tsx';

hydrate('moves', MovesPage);
void navigator.serviceWorker?.register('/sw.js').catch(() => undefined);
