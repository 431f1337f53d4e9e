import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import { Menu, MenuItem } from '@mui/material';
import { type MouseEvent, useState } from 'react';
import { Button, useTranslate } from 'react-admin';
import type { FileFormat } from './useExport.ts';

interface FormatButtonProps {
  /** The message key of its text. */
  label: string;
  isDisabled?: boolean;
  onChoose: (format: FileFormat) => void;
}

const FORMATS: FileFormat[] = ['xlsx', 'csv'];

/**
 * A button that opens the choice of a file's format. Its name is given here because react-admin's button has none where
 * it is disabled and shows only an icon.
 */
export function FormatButton({ label, isDisabled, onChoose }: FormatButtonProps) {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const choose = (format: FileFormat) => {
    setAnchor(null);
    onChoose(format);
  };
  return (
    <>
      <Button
        label={label}
        aria-label={translate(label)}
        aria-haspopup="menu"
        aria-expanded={!!anchor}
        onClick={({ currentTarget }: MouseEvent<HTMLElement>) => setAnchor(currentTarget)}
        disabled={isDisabled}
      >
        <FileDownloadOutlined />
      </Button>
      <Menu anchorEl={anchor} open={!!anchor} onClose={() => setAnchor(null)}>
        {FORMATS.map((format) => (
          <MenuItem key={format} onClick={() => choose(format)}>
            {translate(`anden.export.format.${format}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
