import { useRef, useState } from 'react';
import {
  FileField,
  FormElement,
  FormMessage,
  Input,
  SendButton,
} from '../../forms/fields/index.ts';
import { documentFile } from '../../forms/files.static.ts';
import { useForm } from '../../forms/state/useForm.ts';
import type { Localized } from '../../locale.ts';
import { linkMessages } from '../messages.ts';
import { fileTexts } from '../parts/fileTexts.ts';
import { sendWithProgress } from '../parts/sendWithProgress.ts';
import type { OpenLink } from '../record/useLink.ts';
import type { Person } from '../record/usePerson.ts';
import { dayText } from '../parts/times.ts';
import { documentMessages } from './messages.ts';
import type { AskedDocument } from './source.ts';

interface DocumentFormProps extends Localized {
  link: OpenLink<AskedDocument>;
  person: Person;
  onSent: () => void;
}

/** The form with the file and its date; what is sent again after a lost connection counts once. */
export function DocumentForm({ link, person, onSent, locale }: DocumentFormProps) {
  const t = documentMessages[locale];
  const { status, oldestDate } = link.content;
  const [percent, setPercent] = useState(0);
  const attempt = useRef<{ key: string; file: File; documentDate: string }>(undefined);
  const form = useForm({
    id: 'document',
    schema: 'DocumentReview',
    limits: {},
    record: link.client.id,
    texts: { ...linkMessages[locale].form, offline: t.failed },
    locale,
  });
  const most = String(Math.floor(documentFile.maxBytes / 1024 / 1024));
  const hint = oldestDate ? t.dateFrom.replace('{date}', dayText(oldestDate, locale)) : t.dateHint;
  return (
    <FormElement form={form} onSubmit={() => void send()}>
      <FileField
        name="file"
        label={t.file}
        hint={t.fileHint.replace('{most}', most)}
        accept={documentFile.accept}
        maxBytes={documentFile.maxBytes}
        texts={fileTexts[locale]}
        required
        wide
      />
      <Input name="documentDate" label={t.date} hint={hint} type="date" required wide />
      <FormMessage />
      <SendButton sending={t.sending.replace('{percent}', String(percent))}>
        {status === 'pending' ? t.again : t.send}
      </SendButton>
    </FormElement>
  );

  async function send(): Promise<void> {
    if (!person.ref.current || form.view.isSending || !form.check()) return;
    const { file, documentDate } = form.content() as { file: File; documentDate: string };
    const before = attempt.current;
    if (before?.file !== file || before.documentDate !== documentDate)
      attempt.current = { key: crypto.randomUUID(), file, documentDate };
    const query = new URLSearchParams({
      uuid: link.subjectId,
      documentDate,
      fileName: file.name,
    });
    const { key } = attempt.current!;
    const headers = { ...link.client.headers(key), 'Content-Type': 'application/octet-stream' };
    setPercent(0);
    const answer = await form.send(() =>
      sendWithProgress(`/api/carriers/documentUpload?${query.toString()}`, {
        headers,
        body: file,
        onProgress: setPercent,
      }),
    );
    if (!answer?.ok) return;
    form.reset();
    await link.refresh();
    onSent();
  }
}
