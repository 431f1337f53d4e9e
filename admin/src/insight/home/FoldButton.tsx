import ExpandLess from '@mui/icons-material/ExpandLess';
import ExpandMore from '@mui/icons-material/ExpandMore';
import { Button } from '@mui/material';

interface FoldButtonProps {
  label: string;
  isOpen: boolean;
  onClick: () => void;
}

/** Unfolds and folds what is below its line. */
export function FoldButton({ label, isOpen, onClick }: FoldButtonProps) {
  return (
    <Button
      size="small"
      onClick={onClick}
      aria-expanded={isOpen}
      endIcon={isOpen ? <ExpandLess /> : <ExpandMore />}
      sx={{ whiteSpace: 'nowrap' }}
    >
      {label}
    </Button>
  );
}
