import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import { Box, Typography } from '@mui/material';
import { type DragEvent, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { TextButton } from '../actions/TextButton.tsx';

interface DropZoneProps {
  onFiles: (files: File[]) => void;
  isDisabled: boolean;
}

/** The area where a file is dropped, with a button that opens the file dialog. */
export function DropZone({ onFiles, isDisabled }: DropZoneProps) {
  const translate = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    if (!isDisabled) onFiles([...event.dataTransfer.files]);
  }

  function over(event: DragEvent) {
    event.preventDefault();
    setOver(!isDisabled);
  }

  return (
    <Box
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      sx={{ ...ZONE, ...(isOver && { borderColor: 'primary.main', bgcolor: 'tint' }) }}
    >
      <UploadFileOutlined sx={{ fontSize: 36, color: 'text.secondary' }} />
      <Typography color="text.secondary">{translate('anden.load.drop')}</Typography>
      <TextButton
        label="anden.load.choose"
        variant="outlined"
        disabled={isDisabled}
        onClick={() => input.current?.click()}
      />
      <input
        ref={input}
        type="file"
        accept=".xlsx,.xls,.csv,.txt"
        hidden
        aria-label={translate('anden.load.choose')}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          target.value = '';
        }}
      />
    </Box>
  );
}

const ZONE = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 1.25,
  p: 3,
  textAlign: 'center',
  border: '2px dashed',
  borderColor: 'divider',
  borderRadius: 1,
} as const;
