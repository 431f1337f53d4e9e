import { useNavigate, useTranslate } from 'react-admin';
import { useProduct } from '../modules/product.ts';
import { useEntryText } from '../navigation/useEntryText.ts';
import { useNavigation } from '../navigation/useNavigation.ts';
import type { Command } from './command.ts';

/** The pages that the user may open, from the side navigation and the profile menu. */
export function usePages(): Command[] {
  const translate = useTranslate();
  const navigate = useNavigate();
  const textOf = useEntryText();
  const { modules } = useProduct();
  const { groups, entries, sections, unlisted } = useNavigation();
  const page = (path: string, text: string, icon: Command['icon']) => ({
    id: path,
    group: translate('anden.palette.pages'),
    text,
    icon,
    run: () => navigate(path),
  });
  const grouped = [...groups, ...sections].flatMap((group) => group.entries);
  const all = [...entries, ...grouped, ...unlisted].flatMap((entry) => entry.collapsed ?? [entry]);
  const rootPages = modules.flatMap(({ rootPage }) => rootPage ?? []);
  return [
    ...all.map((entry) => page(`/admin/${entry.path}`, textOf(entry), entry.icon)),
    ...rootPages.map(({ path, label, icon }) => page(`/${path}`, translate(label), icon)),
  ];
}
