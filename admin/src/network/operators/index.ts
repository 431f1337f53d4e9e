import BadgeOutlined from '@mui/icons-material/BadgeOutlined';
import type { Schemas } from '../../core/contract/types.ts';
import { keptModule } from '../../freight/kept/keptModule.ts';
import { es } from './messages.es.ts';

/** The module of operators: the people who drive for carriers. */
export const operators = keptModule({
  name: 'operators',
  icon: BadgeOutlined,
  load: async () => (await import('./screens.tsx')).screens,
  search: { detail: ({ carrierName }: Schemas['Operator']) => carrierName },
  messages: { es, in: (language) => import(`./messages.${language}.ts`) },
});

export { OperatorsOf } from './OperatorsOf.tsx';
