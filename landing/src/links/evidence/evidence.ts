import { hydrate } from '../../hydration/hydrate.tsx';
import { EvidencePage } from './EvidencePage.tsx';

hydrate('evidence', EvidencePage);
void navigator.serviceWorker?.register('/sw.js').catch(() => undefined);
