import type { AdminModule } from '../../core/modules/AdminModule.ts';
import { isBroker } from '../../freight/users/kinds.ts';
import { es } from './messages.es.ts';
import { PlanButton } from './PlanButton.tsx';
import { UpgradeDialog } from './UpgradeDialog.tsx';

/** The module of plans: their prices and limits. */
export const plans = {
  name: 'plans',
  menu: [],
  topBar: { item: PlanButton, isFor: isBroker },
  upgradeDialog: UpgradeDialog,
  messages: { es, in: (language) => import(`./messages.${language}.ts`) },
} satisfies AdminModule;

export { PlanUse } from './PlanUse.tsx';
