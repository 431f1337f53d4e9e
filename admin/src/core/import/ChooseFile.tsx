import { Alert, LinearProgress, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { HttpError, useTranslate } from 'react-admin';
import type { Problem } from '../data/problem.ts';
import { Section } from '../pages/Section.tsx';
import { TextButton } from '../actions/TextButton.tsx';
import { useAskAgain } from '../actions/useAskAgain.tsx';
import { DropZone } from './DropZone.tsx';
import { FilePreview } from './FilePreview.tsx';
import { type Preview, previewOf } from './preview.ts';
import { sendFile } from './sendFile.ts';
import { type FileDoubtsOf, useFileDoubts } from './useFileDoubts.ts';

interface ChooseFileProps {
  resource: string;
  doubtsOf?: FileDoubtsOf;
  /** Called with the id of the import. */
  onSent: (id: string) => void;
}

interface Chosen {
  file: File;
  preview: Preview;
}

/** Chooses a file, previews it and sends it, after a confirmation of what is unusual in it; shows why the API refused it. */
export function ChooseFile({ resource, doubtsOf, onSent }: ChooseFileProps) {
  const translate = useTranslate();
  const { ask, dialog } = useAskAgain();
  const readDoubts = useFileDoubts(resource, doubtsOf);
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
      const doubts = await readDoubts(file);
      if (!(await ask(shortened(doubts)))) return setSending(false);
      onSent(await sendFile(resource, file));
    } catch (error) {
      setProblems(problemsIn(error).map((text) => translate(text, { _: text })));
      setSending(false);
    }
  }

  function shortened(doubts: string[]): string[] {
    const more = doubts.length - MOST_DOUBTS;
    if (more <= 0) return doubts;
    const rest = translate('anden.load.moreDoubts', { smart_count: more });
    return [...doubts.slice(0, MOST_DOUBTS), rest];
  }

  return (
    <Section title="anden.load.file">
      {dialog}
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

const MOST_DOUBTS = 8;

/**
 * The lines to show for a refusal: its message and its errors by field; for a wrong header, its code and the columns.
 */
function problemsIn(error: unknown): string[] {
  const { message } = error as Error;
  const refused = error instanceof HttpError ? (error.body as Problem) : {};
  const { errors = {}, code, title, detail } = refused;
  if (code === 'INVALID' && errors.file) return [errors.file];
  if (code === 'ERR_08' && detail) return [`${code}: ${title}`, detail];
  const named = Object.entries(errors).filter(([field]) => field !== 'root.serverError');
  return [message || 'anden.error.server', ...named.map(([field, words]) => `${field}: ${words}`)];
}
