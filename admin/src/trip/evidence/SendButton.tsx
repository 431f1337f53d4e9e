import PhotoCameraOutlined from '@mui/icons-material/PhotoCameraOutlined';
import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import { isPhone } from '#phone/isPhone';
import { Button } from '@mui/material';
import { type ReactElement, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { take } from './kept/store.ts';
import { useSendKept } from './kept/useSendKept.ts';
import type { EvidenceItem } from './useEvidence.ts';

interface SendButtonProps {
  path: string;
  /** The stop that owes it. */
  stopNumber?: number | null;
  name: string;
  /** The proof document; by default the files prove an accessorial, which keeps no time and place of them. */
  type?: EvidenceItem['type'];
}

/** The buttons that send files of a proof document; on a phone the camera too. Without a network they wait on the device. */
export function SendButton({ path, stopNumber, name, type }: SendButtonProps) {
  const [isBusy, setBusy] = useState(false);
  const send = useSendKept();
  const takeAndSend = async (files: File[]) => {
    setBusy(true);
    try {
      await take({ path, stopNumber }, files, !!type);
      await send();
    } finally {
      setBusy(false);
    }
  };
  const isPaper = !!type && PAPERS.includes(type);
  const picker = { name, isBusy, onFiles: (files: File[]) => void takeAndSend(files) };
  return (
    <>
      {isPhone() && !isPaper && (
        <Picker {...picker} label="evidence.photo" icon={<PhotoCameraOutlined />} isCamera />
      )}
      <Picker
        {...picker}
        label="evidence.send"
        icon={<UploadFileOutlined />}
        accept={isPaper ? `${ACCEPTED},.xml` : ACCEPTED}
      />
    </>
  );
}

interface PickerProps {
  name: string;
  label: string;
  icon: ReactElement;
  isBusy: boolean;
  accept?: string;
  isCamera?: boolean;
  onFiles: (files: File[]) => void;
}

/** A button that opens the camera or the files of the device. */
function Picker({ name, label, icon, isBusy, accept, isCamera, onFiles }: PickerProps) {
  const translate = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  const text = translate(label);
  const source = isCamera
    ? { accept: 'image/*', capture: 'environment' as const }
    : { accept, multiple: true };
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        startIcon={icon}
        loading={isBusy}
        loadingPosition="start"
        onClick={() => input.current?.click()}
        aria-label={`${text}: ${name}`}
        sx={{ minHeight: 44 }}
      >
        {text}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={isCamera ? `${text}: ${name}` : name}
        {...source}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </>
  );
}

const ACCEPTED = 'image/*,application/pdf';
/** The documents that a program makes, not a camera. */
const PAPERS = ['invoice', 'carta_porte'];
