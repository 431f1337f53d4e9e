import { Draft } from '../forms/state/draft.ts';
import { hydrateAtFocus } from '../hydration/hydrateAtFocus.ts';

const hasDraft = ['demo-form', 'contact-form'].some(
  (id) => Object.keys(new Draft(id).read()).length > 0,
);

hydrateAtFocus(['demo', 'contact'], hasDraft, () => import('./islands.ts'));
