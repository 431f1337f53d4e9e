import { type ReactNode, useEffect, useEffectEvent, useMemo } from 'react';
import { ResourceContextProvider, useResourceContext } from 'react-admin';
import { useLocation, useNavigate } from 'react-router-dom';
import { fitAddress } from './fitAddress.ts';
import { useRefusedNotice } from './useRefusedNotice.ts';

interface FittedAddressProps {
  /** The list's resource, if not the one of the page. */
  resource?: string | undefined;
  /** The list. */
  children: ReactNode;
}

/**
 * Renders a list once the filter, sort and page in its address fit the contract. Values of a wrong type are
 * converted, other parts are removed from the address, and a notice names the removed parts.
 */
export function FittedAddress({ resource, children }: FittedAddressProps) {
  const ofPage = useResourceContext();
  return (
    <ResourceContextProvider value={resource ?? ofPage ?? ''}>
      <OnceFitting>{children}</OnceFitting>
    </ResourceContextProvider>
  );
}

function OnceFitting({ children }: { children: ReactNode }) {
  const resource = useResourceContext() ?? '';
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const notifyRefused = useRefusedNotice();
  const fitted = useMemo(() => fitAddress(resource, search), [resource, search]);
  const replaceAddress = useEffectEvent(() => {
    if (fitted.search === search) return;
    notifyRefused(fitted.refusals);
    void navigate({ pathname, search: fitted.search }, { replace: true });
  });
  useEffect(() => replaceAddress(), [resource, pathname, search]);
  return fitted.search === search && children;
}
