import BadgeOutlined from '@mui/icons-material/BadgeOutlined';
import Inventory2Outlined from '@mui/icons-material/Inventory2Outlined';
import CategoryOutlined from '@mui/icons-material/CategoryOutlined';
import ContactsOutlined from '@mui/icons-material/ContactsOutlined';
import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import DomainOutlined from '@mui/icons-material/DomainOutlined';
import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined';
import GroupOutlined from '@mui/icons-material/GroupOutlined';
import HistoryOutlined from '@mui/icons-material/HistoryOutlined';
import LocalShippingOutlined from '@mui/icons-material/LocalShippingOutlined';
import MarkEmailUnreadOutlined from '@mui/icons-material/MarkEmailUnreadOutlined';
import PlaceOutlined from '@mui/icons-material/PlaceOutlined';
import RequestQuoteOutlined from '@mui/icons-material/RequestQuoteOutlined';
import RouteOutlined from '@mui/icons-material/RouteOutlined';
import RvHookupOutlined from '@mui/icons-material/RvHookupOutlined';
import MapOutlined from '@mui/icons-material/MapOutlined';
import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined';
import type { SvgIconComponent } from '@mui/icons-material';

/** The icon of a path of the side navigation. */
export function iconOf(path: string): SvgIconComponent {
  return ICONS[path.split('/').at(-1) ?? ''] ?? CategoryOutlined;
}

const ICONS: Record<string, SvgIconComponent> = {
  comodities: CategoryOutlined,
  equipments: RvHookupOutlined,
  packaging: Inventory2Outlined,
  contact_types: ContactsOutlined,
  incidents: WarningAmberOutlined,
  companies: DomainOutlined,
  carriers: LocalShippingOutlined,
  routes: RouteOutlined,
  quotes: RequestQuoteOutlined,
  users: GroupOutlined,
  validations: FactCheckOutlined,
  inquiries: MarkEmailUnreadOutlined,
  locations: PlaceOutlined,
  shipments: MapOutlined,
  history: HistoryOutlined,
  documents: DescriptionOutlined,
  profile: BadgeOutlined,
};
