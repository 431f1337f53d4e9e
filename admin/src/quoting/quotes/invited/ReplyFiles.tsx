import { Box, Button, MenuItem, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useAct } from '../../../core/actions/useAct.ts';
import { choices } from '../../../core/contract/field.ts';
import type { Schemas } from '../../../core/contract/types.ts';
import { ToneChip } from '../../../core/fields/ToneChip.tsx';
import { useNumberFormat } from '../../../core/format/useNumberFormat.ts';
import type { Invitation } from '../quote.ts';
import type { Reply } from './useReplies.ts';

type File = Reply['attachments'][number];

interface ReplyFilesProps {
  invitation: Invitation;
  reply: Reply;
}

/** The files that are attached to a reply; what may be a document of the carrier is kept by a press, and nothing alone. */
export function ReplyFiles({ invitation, reply }: ReplyFilesProps) {
  const translate = useTranslate();
  const { attachments } = reply;
  if (attachments.length === 0) return null;
  const isInMail = attachments.some(({ isOffered, keptAs }) => !isOffered && !keptAs);
  return (
    <Box component="section" aria-label={translate('quotes.reply.files')} sx={{ mb: 2 }}>
      <Typography component="h3" variant="subtitle2">
        {translate('quotes.reply.files')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {attachments.map((file, at) => (
          <FileRow key={at} file={file} invitation={invitation} reply={reply} />
        ))}
      </Box>
      {isInMail && (
        <Typography variant="body2" color="text.secondary">
          {translate('quotes.reply.inMail')}
        </Typography>
      )}
    </Box>
  );
}

function FileRow({ file, ...rest }: ReplyFilesProps & { file: File }) {
  const translate = useTranslate();
  const size = useSize()(file.size);
  return (
    <Box component="li" sx={{ py: 0.75 }}>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {file.name}{' '}
        <Box component="span" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
          {size}
        </Box>
      </Typography>
      {file.keptAs && (
        <ToneChip
          tone="good"
          label={translate('quotes.reply.keptAs', {
            type: translate(`documents.type.${file.keptAs}`),
          })}
        />
      )}
      {file.isOffered && <KeepFile file={file} {...rest} />}
    </Box>
  );
}

/** Chooses the type of document, where its name does not say it, and keeps the file. */
function KeepFile({ file, invitation, reply }: ReplyFilesProps & { file: File }) {
  const translate = useTranslate();
  const [type, setType] = useState<Schemas['DocumentType'] | ''>(file.suggestedType ?? '');
  const { act, isPending } = useAct('quotes.reply.kept', 'quotes.reply.keepFailed');
  const what = { resource: `invitations/${invitation.id}/replies`, id: reply.id, verb: 'keep' };
  const label = translate('quotes.reply.keep');
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mt: 1.25 }}>
      <TextField
        select
        size="small"
        label={translate('quotes.reply.type')}
        value={type}
        onChange={({ target }) => setType(target.value as Schemas['DocumentType'])}
        sx={{ flex: '1 1 200px', minWidth: 0 }}
        slotProps={{
          htmlInput: { 'aria-label': `${translate('quotes.reply.type')}: ${file.name}` },
        }}
      >
        {choices('ReplyAttachmentKeep', 'type', 'documents.type').map(({ id, name }) => (
          <MenuItem key={id} value={id}>
            {translate(name)}
          </MenuItem>
        ))}
      </TextField>
      <Button
        variant="outlined"
        loading={isPending}
        disabled={!type}
        aria-label={`${label}: ${file.name}`}
        onClick={() => void act(what, { checksum: file.checksum, type })}
        sx={{ minHeight: 40 }}
      >
        {label}
      </Button>
    </Box>
  );
}

/** Writes a number of bytes as kB, or as MB from one on. */
function useSize() {
  const kilobytes = useNumberFormat(KILOBYTES);
  const megabytes = useNumberFormat(MEGABYTES);
  return (bytes: number) =>
    bytes < 1e6 ? kilobytes(Math.max(1, Math.round(bytes / 1e3))) : megabytes(bytes / 1e6);
}

const KILOBYTES = { style: 'unit', unit: 'kilobyte' } as const;
const MEGABYTES = { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 } as const;
