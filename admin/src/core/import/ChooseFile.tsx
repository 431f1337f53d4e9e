import { Alert, LinearProgress, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { HttpError, useTranslate } from 'react-admin';
import type { Problem } from '../data/problem.ts';
import { Section } from '../pages/Section.tsx';
import { TextButton } from '../actions/TextButton.tsx';
import { DropZone } from './DropZone.tsx';
import { FilePreview } from './FilePreview.tsx';
import { type Preview, previewOf } from './preview.ts';
import { sendFile } from './sendFile.ts';

interface ChooseFileProps {
  resource: string;
  /** Hears the import's id. */
  onSent: (id: string) => void;
}

interface Chosen {
  file: File;
  preview: Preview;
}

/** The one file to load: chosen, looked at, sent; what the API refuses is said here. */
export function ChooseFile({ resource, onSent }: ChooseFileProps) {
  const translate = useTranslate();
  const [chosen, setChosen] = useState<Chosen>();
  const [problems, setProblems] = useState<string[]>([]);
  const [isSending, setSending] = useState(false);

  async function choose(files: File[]) {
    setProblems([]);
    setChosen(undefined);
    const [file] = files;
    if (!file) return;
    if (files.length > 1) setProblems([translate('anden.load.one')]);
    else setChosen({ file, preview: await previewOf(file) });
  }

  async function send({ file }: Chosen) {
    setSending(true);
    setProblems([]);
    try {
      onSent(await sendFile(resource, file));
    } catch (error) {
      setProblems(problemsIn(error).map((text) => translate(text, { _: text })));
      setSending(false);
    }
  }

  return (
    <Section title="anden.load.file">
      <Stack spacing={2}>
        <DropZone onFiles={choose} isDisabled={isSending} />
        {problems.length > 0 && (
          <Alert severity="error" role="alert">
            {problems.map((problem) => (
              <Typography key={problem} variant="body2">
                {problem}
              </Typography>
            ))}
          </Alert>
        )}
        {chosen && (
          <>
            <FilePreview resource={resource} name={chosen.file.name} preview={chosen.preview} />
            {isSending && <LinearProgress aria-label={translate('anden.load.sending')} />}
            <TextButton
              label="anden.load.send"
              variant="contained"
              disabled={isSending}
              onClick={() => send(chosen)}
              sx={{ alignSelf: 'flex-start' }}
            />
          </>
        )}
      </Stack>
    </Section>
  );
}

/** The refusal's own sentence and what it says of each field; of a wrong header its code and one line of its columns. */
function problemsIn(error: unknown): string[] {
  const { message } = error as Error;
  const refused = error instanceof HttpError ? (error.body as Problem) : {};
  const { errors = {}, code, title, detail } = refused;
  if (code === 'INVALID' && errors.file) return [errors.file];
  if (code === 'ERR_08' && detail) return [`${code}: ${title}`, detail];
  const named = Object.entries(errors).filter(([field]) => field !== 'root.serverError');
  return [message || 'anden.error.server', ...named.map(([field, words]) => `${field}: ${words}`)];
}
