import { lazyPage } from '../../core/modules/lazyPage.ts';
import type { AdminModule } from '../../core/modules/AdminModule.ts';
import { isBroker } from '../../freight/users/kinds.ts';
import { es } from './messages.es.ts';
import { PlanButton } from './PlanButton.tsx';

/** The module of plans: their prices and limits. */
export const plans = {
  name: 'plans',
  menu: [],
  topBar: { item: PlanButton, isFor: isBroker },
  upgradeDialog: lazyPage(async () => (await import('./UpgradeDialog.tsx')).UpgradeDialog),
  messages: { es, in: (language) => import(`./messages.${language}.ts`) },
} satisfies AdminModule;

export { PlanUse } from './PlanUse.tsx';
