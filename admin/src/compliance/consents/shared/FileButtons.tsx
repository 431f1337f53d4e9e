import { Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useBusy } from '../../../core/actions/useBusy.ts';
import { readFileAt, save } from '../../documents/index.ts';
import type { SharedDocumentProps } from '../consent.ts';

/** Shows or saves the file of a shared document; the carrier reads in its log that it was opened. */
export function FileButtons({ document: { id, type }, consentId }: SharedDocumentProps) {
  const translate = useTranslate();
  const { isBusy, run } = useBusy();
  const path = `/api/consents/${consentId}/documents/${id}/file`;
  const name = translate(`documents.type.${type}`);
  const show = () => {
    const tab = window.open('', '_blank');
    return run(async () => {
      const { blob } = await readFileAt(path);
      const url = URL.createObjectURL(blob);
      if (tab) tab.location.href = url;
      setTimeout(() => URL.revokeObjectURL(url), 60_000);
    });
  };
  const keep = () => run(async () => save(await readFileAt(`${path}?saved=true`)));
  return (
    <>
      <Button
        variant="outlined"
        disabled={isBusy}
        aria-label={`${translate('consents.open')}: ${name}`}
        onClick={() => void show()}
      >
        {translate('consents.open')}
      </Button>
      <Button
        variant="outlined"
        disabled={isBusy}
        aria-label={`${translate('documents.download')}: ${name}`}
        onClick={() => void keep()}
      >
        {translate('documents.download')}
      </Button>
    </>
  );
}
