import Inventory2Outlined from '@mui/icons-material/Inventory2Outlined';
import { catalogModule } from '../core/catalog/catalogModule.ts';
import { messages } from './messages.ts';

/** How goods are packed, as the admin knows it; the specification spells the list in the singular. */
export const packagings = catalogModule({
  name: 'catalogs/packagings',
  icon: Inventory2Outlined,
  load: async () => (await import('./screens.tsx')).screens,
  listPath: 'catalogs/packaging',
  menu: [{ group: 'anden.catalog.group', places: { internalAdmin: 3, more: 20 } }],
  messages,
});
