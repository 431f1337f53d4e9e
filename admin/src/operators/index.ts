import BadgeOutlined from '@mui/icons-material/BadgeOutlined';
import type { Schemas } from '../core/contract/types.ts';
import { keptModule } from '../freight/kept/keptModule.ts';
import { messages } from './messages.ts';

/** The module of operators: the people who drive for carriers. */
export const operators = keptModule({
  name: 'operators',
  icon: BadgeOutlined,
  load: async () => (await import('./screens.tsx')).screens,
  search: { detail: ({ carrierName }: Schemas['Operator']) => carrierName },
  messages,
});

export { OperatorsOf } from './OperatorsOf.tsx';
