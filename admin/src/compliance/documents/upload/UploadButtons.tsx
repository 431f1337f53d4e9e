import NoteAddOutlined from '@mui/icons-material/NoteAddOutlined';
import PhotoCameraOutlined from '@mui/icons-material/PhotoCameraOutlined';
import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import { Box, Button, LinearProgress, Typography } from '@mui/material';
import { type ChangeEvent, type ReactNode, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useIsNarrow } from '../../../core/theme/useIsNarrow.ts';
import { ACCEPTED, type CarrierDocument, needsFile } from '../document.ts';
import { useUpload } from './useUpload.ts';

/**
 * The buttons that upload a document: choose its file or the photos of its pages, or take a photo on a phone, and then add
 * the next page; they show the progress.
 */
export function UploadButtons({ document }: { document: CarrierDocument }) {
  const { uuid, type, status } = document;
  const translate = useTranslate();
  const isNarrow = useIsNarrow();
  const { progress, upload, sent } = useUpload(uuid);
  const name = translate(`documents.type.${type}`);
  if (progress !== null)
    return (
      <Box aria-live="polite" sx={{ flexBasis: '100%' }}>
        <Typography variant="body2">
          {translate('documents.uploading', { percent: Math.round(progress * 100) })}
        </Typography>
        <LinearProgress
          variant={progress < 1 ? 'determinate' : 'indeterminate'}
          value={progress * 100}
          aria-label={translate('documents.uploadingOf', { name })}
          sx={{ mt: 0.5, height: 8, borderRadius: 4 }}
        />
      </Box>
    );
  return (
    <>
      <Pick
        icon={<UploadFileOutlined />}
        label="documents.choose"
        of={name}
        onPick={(files) => void upload(files)}
        isMain={needsFile(status)}
      />
      {isNarrow && (
        <Pick
          icon={<PhotoCameraOutlined />}
          label="documents.photo"
          of={name}
          onPick={(files) => void upload(files)}
          isCamera
        />
      )}
      {sent && status === 'pending' && (
        <Pick
          icon={<NoteAddOutlined />}
          label="documents.addPage"
          of={name}
          onPick={(files) => void upload(files, sent)}
          isCamera={isNarrow}
          isNext
        />
      )}
    </>
  );
}

interface PickProps {
  icon: ReactNode;
  label: string;
  /** The document's name, for screen readers. */
  of: string;
  onPick: (files: File[]) => void;
  isCamera?: boolean;
  /** Whether it is the main action of the card. */
  isMain?: boolean;
  /** Whether it adds to what was sent. */
  isNext?: boolean;
}

function Pick({ icon, label, of, onPick, isCamera, isMain, isNext }: PickProps) {
  const translate = useTranslate();
  const name = `${translate(label)}: ${of}`;
  const input = useRef<HTMLInputElement>(null);
  const pickFile = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])];
    target.value = '';
    if (files.length > 0) onPick(files);
  };
  return (
    <>
      <Button
        variant={isMain ? 'contained' : 'outlined'}
        startIcon={icon}
        onClick={() => input.current?.click()}
        aria-label={name}
        sx={{ minHeight: 44, flex: { xs: '1 1 auto', sm: 'none' } }}
      >
        {translate(label)}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        multiple={!isCamera}
        aria-label={isNext ? name : of}
        accept={isCamera ? 'image/*' : ACCEPTED}
        {...(isCamera && { capture: 'environment' })}
        onChange={pickFile}
      />
    </>
  );
}
