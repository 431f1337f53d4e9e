import { hydrate } from '../hydration/hydrate.tsx';
import { QuoteForm } from './QuoteForm.tsx';

hydrate('quote', QuoteForm);
