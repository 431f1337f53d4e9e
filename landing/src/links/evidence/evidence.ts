import { hydrate } from '../../hydration/hydrate.tsx';
import { keepForOffline } from '../../hydration/keepForOffline.ts';
import { EvidencePage } from './EvidencePage.tsx';

hydrate('evidence', EvidencePage);
keepForOffline();
