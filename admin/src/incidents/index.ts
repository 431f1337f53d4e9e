import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined';
import { catalogModule } from '../core/catalog/catalogModule.ts';
import { messages } from './messages.ts';

/** The module of incident types. */
export const incidents = catalogModule({
  name: 'catalogs/incidents',
  icon: WarningAmberOutlined,
  load: async () => (await import('./screens.tsx')).screens,
  menu: [{ group: 'anden.catalog.group', places: { internalAdmin: 5, more: 20 } }],
  messages,
});
