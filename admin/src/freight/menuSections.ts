import AltRouteOutlined from '@mui/icons-material/AltRouteOutlined';
import ContactsOutlined from '@mui/icons-material/ContactsOutlined';
import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import PaymentsOutlined from '@mui/icons-material/PaymentsOutlined';
import SettingsOutlined from '@mui/icons-material/SettingsOutlined';
import TerminalOutlined from '@mui/icons-material/TerminalOutlined';
import type { MenuSection } from '../core/modules/product.ts';

/** The sections of the side navigation below the menu of the specification. */
export const menuSections: MenuSection[] = [
  { name: 'operation', icon: AltRouteOutlined },
  { name: 'documents', icon: DescriptionOutlined },
  { name: 'money', icon: PaymentsOutlined },
  { name: 'directory', icon: ContactsOutlined },
  { name: 'settings', icon: SettingsOutlined, groups: ['anden.catalog.group'] },
  { name: 'system', icon: TerminalOutlined },
];
