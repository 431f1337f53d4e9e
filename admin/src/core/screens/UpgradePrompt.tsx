import { createContext, type ReactNode, Suspense, useContext, useMemo, useState } from 'react';
import { useProduct } from '../modules/product.ts';

const UpgradeContext = createContext<{ open: (reason?: string) => void }>({
  open: () => undefined,
});

/**
 * Returns the function that opens the upgrade dialog, with the API's reason if any; usable anywhere below the layout.
 */
export function useUpgradePrompt(): { open: (reason?: string) => void } {
  return useContext(UpgradeContext);
}

/** Provides the upgrade dialog of the module that has one; it is loaded when it is opened first. */
export function UpgradeProvider({ children }: { children: ReactNode }) {
  const [request, setRequest] = useState<{ reason: string | undefined }>();
  const [isOpen, setOpen] = useState(false);
  const Dialog = useProduct().modules.find(({ upgradeDialog }) => upgradeDialog)?.upgradeDialog;
  const prompt = useMemo(
    () => ({ open: (reason?: string) => (setRequest({ reason }), setOpen(true)) }),
    [],
  );
  return (
    <UpgradeContext.Provider value={prompt}>
      {children}
      {Dialog && request && (
        <Suspense>
          <Dialog isOpen={isOpen} reason={request.reason} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </UpgradeContext.Provider>
  );
}
