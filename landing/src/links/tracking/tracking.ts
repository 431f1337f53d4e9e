import { hydrate } from '../../hydration/hydrate.tsx';
import { keepForOffline } from '../../hydration/keepForOffline.ts';
import { TrackingPage } from './TrackingPage.tsx';

hydrate('tracking', TrackingPage);
keepForOffline();
