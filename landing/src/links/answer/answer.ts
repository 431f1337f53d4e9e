import { hydrate } from '../../hydration/hydrate.tsx';
import { AnswerPage } from './AnswerPage.tsx';

hydrate('answer', AnswerPage);
void navigator.serviceWorker?.register('/sw.js').catch(() => undefined);
