import { hydrate } from '../../hydration/hydrate.tsx';
import { DocumentPage } from './DocumentPage.tsx';

hydrate('document', DocumentPage);
