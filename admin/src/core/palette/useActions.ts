import AddOutlined from '@mui/icons-material/AddOutlined';
import ContrastOutlined from '@mui/icons-material/ContrastOutlined';
import HelpOutline from '@mui/icons-material/HelpOutline';
import LogoutOutlined from '@mui/icons-material/LogoutOutlined';
import TranslateOutlined from '@mui/icons-material/TranslateOutlined';
import {
  useCreatePath,
  useGetResourceLabel,
  useLocaleState,
  useLogout,
  useNavigate,
  usePermissions,
  useTranslate,
} from 'react-admin';
import { permits, type Permissions } from '../auth/permissions.ts';
import { LANGUAGES } from '../i18n/languages.ts';
import { useHelp } from '../layout/HelpProvider.tsx';
import { useProduct } from '../modules/product.ts';
import { useThemeChoice } from '../theme/useThemeChoice.ts';
import type { Command } from './command.ts';

/** The actions of the palette: create a record, change language and theme, open help, log out. */
export function useActions(): Command[] {
  const translate = useTranslate();
  const help = useHelp();
  const logout = useLogout();
  const theme = useThemeChoice();
  const languages = useLanguages();
  const group = translate('anden.palette.actions');
  const action = (text: string, icon: Command['icon'], run: () => void) => ({ text, icon, run });
  return [
    ...useForms(),
    ...languages,
    action(theme.label, ContrastOutlined, theme.toggle),
    action(translate('anden.help.open'), HelpOutline, help.open),
    action(translate('ra.auth.logout'), LogoutOutlined, () => void logout()),
  ].map((command) => ({ ...command, group, id: `${group} ${command.text}` }));
}

/** The create pages of the modules whose records the user may create. */
function useForms() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const createPath = useCreatePath();
  const labelOf = useGetResourceLabel();
  const { modules } = useProduct();
  const { permissions } = usePermissions<Permissions>();
  const creatableModules = modules.filter(
    ({ name, create }) => create && permits(permissions?.[name], 'create'),
  );
  return creatableModules.map(({ name }) => ({
    text: translate(`resources.${name}.page.create`, {
      _: translate('ra.page.create', { name: labelOf(name, 1) }),
    }),
    icon: AddOutlined,
    run: () => navigate(createPath({ resource: name, type: 'create' })),
  }));
}

function useLanguages() {
  const translate = useTranslate();
  const [present, choose] = useLocaleState();
  const others = LANGUAGES.filter(({ locale }) => locale !== present);
  return others.map(({ locale, name }) => ({
    text: translate('anden.palette.language', { name }),
    icon: TranslateOutlined,
    run: () => choose(locale),
  }));
}
