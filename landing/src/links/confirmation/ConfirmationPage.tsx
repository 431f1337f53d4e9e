import { Input } from '../../forms/Field.tsx';
import { FormScope } from '../../forms/PublicForm.tsx';
import type { Localized } from '../../locale.ts';
import { LinkPage } from '../LinkPage.tsx';
import { confirmationMessages } from './messages.ts';

/** The page on which a carrier reads and accepts a rate confirmation by link; confirmation.ts fills and runs it. */
export function ConfirmationPage({ locale }: Localized) {
  const t = confirmationMessages[locale];
  return (
    <LinkPage title={t.title} loading={t.loading} locale={locale}>
      <button className="button" type="button" data-latest hidden>
        {t.readLatest}
      </button>
      <div className="link__sections" data-sections />
      <button className="button button--quiet" type="button" data-download hidden>
        {t.download}
      </button>
      <FormScope value={{ id: 'accept', schema: 'RateConfirmationAccept' }}>
        <form className="form" id="accept" data-kept="device" data-verb="accept" hidden>
          <Input name="name" label={t.name} hint={t.kept} autoComplete="name" required wide />
          <p className="form__problem" role="alert" data-problem />
          <button className="button" type="submit">
            {t.accept}
          </button>
        </form>
      </FormScope>
    </LinkPage>
  );
}
