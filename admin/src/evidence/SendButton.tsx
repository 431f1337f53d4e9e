import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import { Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { type HttpError, useNotify, useTranslate } from 'react-admin';
import { http } from '../core/data/http.ts';
import type { EvidenceItem } from './useEvidence.ts';

interface SendButtonProps {
  path: string;
  name: string;
  type?: EvidenceItem['type'];
}

/** The button that sends files of a proof document, one after the other. */
export function SendButton({ path, name, type }: SendButtonProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const client = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  const send = async (files: File[]) => {
    setBusy(true);
    try {
      for (const file of files) await post(path, file);
      notify('evidence.sent', { type: 'success' });
    } catch (error) {
      notify(reasonIn(error as HttpError), {
        type: 'error',
        messageArgs: { _: reasonIn(error as HttpError) },
      });
    } finally {
      await client.invalidateQueries();
      setBusy(false);
    }
  };
  const label = translate('evidence.send');
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        startIcon={<UploadFileOutlined />}
        loading={isBusy}
        loadingPosition="start"
        onClick={() => input.current?.click()}
        aria-label={`${label}: ${name}`}
        sx={{ minHeight: 44 }}
      >
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        aria-label={name}
        accept={type && XML.includes(type) ? `${ACCEPTED},.xml` : ACCEPTED}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          target.value = '';
          if (files.length > 0) void send(files);
        }}
      />
    </>
  );
}

async function post(path: string, file: File): Promise<void> {
  const body = new FormData();
  body.append('file', file);
  const headers = new Headers({ 'Idempotency-Key': crypto.randomUUID() });
  await http(`/api/${path}/files`, { method: 'POST', body, headers });
}

function reasonIn({ message, body }: HttpError): string {
  const { errors = {} } = (body ?? {}) as { errors?: Record<string, string> };
  return Object.values(errors).join(' ') || message || 'anden.action.failed';
}

const ACCEPTED = 'image/jpeg,image/png,application/pdf';
const XML = ['invoice', 'carta_porte'];
