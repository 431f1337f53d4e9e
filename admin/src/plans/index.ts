import type { AdminModule } from '../core/modules/AdminModule.ts';
import { isBroker } from '../freight/users/kinds.ts';
import { messages } from './messages.ts';
import { PlanButton } from './PlanButton.tsx';
import { UpgradeDialog } from './UpgradeDialog.tsx';

/** The module of plans: their prices and limits. */
export const plans = {
  name: 'plans',
  menu: [],
  topBar: { item: PlanButton, isFor: isBroker },
  upgradeDialog: UpgradeDialog,
  messages,
} satisfies AdminModule;

export { PlanUse } from './PlanUse.tsx';
