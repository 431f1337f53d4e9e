import { hydrate } from '../../hydration/hydrate.tsx';
import { keepForOffline } from '../../hydration/keepForOffline.ts';
import { AnswerPage } from './AnswerPage.tsx';

hydrate('answer', AnswerPage);
keepForOffline();
