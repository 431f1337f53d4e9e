import { hydrate } from '../../hydration/hydrate.tsx';
import { TrackingPage } from './TrackingPage.tsx';

hydrate('tracking', TrackingPage);
