import WorkspacePremiumOutlined from '@mui/icons-material/WorkspacePremiumOutlined';
import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useHelp } from '../layout/HelpDialog.tsx';

const UpgradeContext = createContext<{ open: (reason: string) => void }>({ open: () => undefined });

/** Opens the upgrade prompt, with the API's reason, from anywhere below the layout. */
export function useUpgradePrompt(): { open: (reason: string) => void } {
  return useContext(UpgradeContext);
}

/** "Límite alcanzado": what the plan allows, and whom to ask for more. */
export function UpgradeProvider({ children }: { children: ReactNode }) {
  const [reason, setReason] = useState<string>();
  const [isOpen, setOpen] = useState(false);
  const prompt = useMemo(() => ({ open: (text: string) => (setReason(text), setOpen(true)) }), []);
  return (
    <UpgradeContext.Provider value={prompt}>
      {children}
      <UpgradeDialog isOpen={isOpen} reason={reason} onClose={() => setOpen(false)} />
    </UpgradeContext.Provider>
  );
}

interface UpgradeDialogProps {
  isOpen: boolean;
  reason?: string;
  onClose: () => void;
}

function UpgradeDialog({ isOpen, reason, onClose }: UpgradeDialogProps) {
  const translate = useTranslate();
  const help = useHelp();
  const contact = () => {
    onClose();
    help.open();
  };
  return (
    <Dialog open={isOpen} onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="upgrade-title">
      <DialogTitle
        id="upgrade-title"
        sx={{ display: 'flex', alignItems: 'center', gap: 1, '& svg': { color: 'accent' } }}
      >
        <WorkspacePremiumOutlined />
        {translate('anden.upgrade.title')}
      </DialogTitle>
      <DialogContent>{reason}</DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button onClick={onClose}>{translate('anden.upgrade.later')}</Button>
        <Button variant="contained" onClick={contact}>
          {translate('anden.upgrade.contact')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
