import type { ClipboardEvent } from 'react';
import { useNavigate, usePermissions } from 'react-admin';
import { permits, type Permissions } from '../auth/permissions.ts';
import { useProduct } from '../modules/product.ts';

/** Returns a handler of pastes: a long text is no search, and opens the page that takes texts, where the user may open one. */
export function usePastedText(onTaken: () => void) {
  const navigate = useNavigate();
  const { modules } = useProduct();
  const { permissions } = usePermissions<Permissions>();
  const [page] = modules.flatMap(({ name, customRoutes = [] }) =>
    customRoutes.filter(
      ({ takesText, action = 'list' }) => takesText && permits(permissions?.[name], action),
    ),
  );
  return (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text');
    if (!page || !isLong(text)) return;
    event.preventDefault();
    onTaken();
    navigate(`/admin/${page.path}`, { state: { text } });
  };
}

/** Whether nobody searches by it: a text of several lines or more than a few words. */
function isLong(text: string): boolean {
  return text.trim().includes('\n') || text.trim().length > LONGEST_SEARCH;
}

const LONGEST_SEARCH = 60;
