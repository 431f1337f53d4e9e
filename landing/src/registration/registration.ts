import { hydrate } from '../hydration/hydrate.tsx';
import { RegistrationForm } from './RegistrationForm.tsx';

hydrate('registration', RegistrationForm);
