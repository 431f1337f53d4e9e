import ContactsOutlined from '@mui/icons-material/ContactsOutlined';
import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import PaymentsOutlined from '@mui/icons-material/PaymentsOutlined';
import RouteOutlined from '@mui/icons-material/RouteOutlined';
import TerminalOutlined from '@mui/icons-material/TerminalOutlined';
import TuneOutlined from '@mui/icons-material/TuneOutlined';
import type { MenuSection } from '../core/modules/product.ts';

/** The sections of the side navigation below the menu of the specification. */
export const menuSections: MenuSection[] = [
  { name: 'operation', icon: RouteOutlined },
  { name: 'documents', icon: DescriptionOutlined },
  { name: 'money', icon: PaymentsOutlined },
  { name: 'directory', icon: ContactsOutlined },
  { name: 'settings', icon: TuneOutlined, groups: ['anden.catalog.group'] },
  { name: 'system', icon: TerminalOutlined },
];
