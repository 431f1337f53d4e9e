import { hydrate } from '../hydration/hydrate.tsx';
import { RouteForm } from './RouteForm.tsx';

hydrate('route', RouteForm);
