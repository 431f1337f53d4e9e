import { ContactForm } from './ContactForm.tsx';
import { DemoForm } from './DemoForm.tsx';

export { hydrate } from '../hydration/hydrate.tsx';

/** The forms of the contact section. */
export const islands = { demo: DemoForm, contact: ContactForm };
