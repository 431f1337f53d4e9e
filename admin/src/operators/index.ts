import BadgeOutlined from '@mui/icons-material/BadgeOutlined';
import type { Schemas } from '../core/contract/types.ts';
import type { AdminModule } from '../core/modules/AdminModule.ts';
import { lazyPage } from '../core/modules/lazyPage.ts';
import { messages } from './messages.ts';

/** The module of operators: the people who drive for carriers. */
export const operators = {
  name: 'operators',
  icon: BadgeOutlined,
  list: lazyPage(async () => (await import('./OperatorList.tsx')).OperatorList),
  create: lazyPage(async () => (await import('./OperatorCreate.tsx')).OperatorCreate),
  edit: lazyPage(async () => (await import('./OperatorEdit.tsx')).OperatorEdit),
  show: lazyPage(async () => (await import('./OperatorShow.tsx')).OperatorShow),
  menu: [{ places: { more: 4 } }],
  search: { detail: ({ carrierName }: Schemas['Operator']) => carrierName },
  recordRepresentation: ({ name }: { name: string }) => name,
  messages,
} satisfies AdminModule;

export { OperatorsOf } from './OperatorsOf.tsx';
