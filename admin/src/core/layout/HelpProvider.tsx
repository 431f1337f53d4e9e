import { createContext, type ReactNode, Suspense, useContext, useMemo, useState } from 'react';
import { lazyPage } from '../modules/lazyPage.ts';

const HelpDialog = lazyPage(async () => (await import('./HelpDialog.tsx')).HelpDialog);

const HelpContext = createContext<{ open: () => void }>({ open: () => undefined });

/** Opens the help dialog from anywhere below the layout. */
export function useHelp(): { open: () => void } {
  return useContext(HelpContext);
}

/** Provides the help dialog, which is loaded when it is opened. */
export function HelpProvider({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const help = useMemo(() => ({ open: () => setOpen(true) }), []);
  return (
    <HelpContext.Provider value={help}>
      {children}
      {isOpen && (
        <Suspense>
          <HelpDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </HelpContext.Provider>
  );
}
