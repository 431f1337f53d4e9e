import { Input } from '../../forms/Field.tsx';
import { FormScope } from '../../forms/PublicForm.tsx';
import type { Localized } from '../../locale.ts';
import { LinkPage } from '../LinkPage.tsx';
import { documentMessages } from './messages.ts';

/** The page on which a carrier sends one document by link; document.ts fills and runs it. */
export function DocumentPage({ locale }: Localized) {
  const t = documentMessages[locale];
  return (
    <LinkPage title={t.title} loading={t.loading} locale={locale}>
      <FormScope value={{ id: 'document', schema: 'DocumentReview' }}>
        <form className="form" id="document" data-upload hidden>
          <Input
            name="file"
            label={t.file}
            hint={t.fileHint}
            type="file"
            accept="application/pdf,image/jpeg,image/png"
            required
            wide
          />
          <Input name="documentDate" label={t.date} hint={t.dateHint} type="date" required wide />
          <p className="form__problem" role="alert" data-problem />
          <button className="button" type="submit">
            {t.send}
          </button>
        </form>
      </FormScope>
    </LinkPage>
  );
}
