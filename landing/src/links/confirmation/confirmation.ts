import { hydrate } from '../../hydration/hydrate.tsx';
import { ConfirmationPage } from './ConfirmationPage.tsx';

hydrate('confirmation', ConfirmationPage);
