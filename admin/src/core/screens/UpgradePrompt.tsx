import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
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

/** Provides the upgrade dialog of the module that has one. */
export function UpgradeProvider({ children }: { children: ReactNode }) {
  const [reason, setReason] = useState<string>();
  const [isOpen, setOpen] = useState(false);
  const Dialog = useProduct().modules.find(({ upgradeDialog }) => upgradeDialog)?.upgradeDialog;
  const prompt = useMemo(() => ({ open: (text?: string) => (setReason(text), setOpen(true)) }), []);
  return (
    <UpgradeContext.Provider value={prompt}>
      {children}
      {Dialog && <Dialog isOpen={isOpen} reason={reason} onClose={() => setOpen(false)} />}
    </UpgradeContext.Provider>
  );
}
