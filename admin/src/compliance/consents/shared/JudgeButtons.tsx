import { RadioButtonGroupInput, required, TextInput, useTranslate } from 'react-admin';
import { VerbButton } from '../../../core/actions/VerbButton.tsx';
import { field } from '../../../core/contract/field.ts';
import { formatDate } from '../../../core/format/formatDate.ts';
import { useRegion } from '../../../core/format/useNumberFormat.ts';
import { dayAfter, type Proved, ProvedInputs, provedOf } from '../../documents/index.ts';
import type { SharedDocumentProps } from '../consent.ts';

/** Approves or rejects a shared document for the broker's own loads. */
export function JudgeButtons({ document, consentId }: SharedDocumentProps) {
  const translate = useTranslate();
  const region = useRegion();
  const { id, type, number: versionNumber, documentDate, validities = [] } = document;
  const of = { resource: `consents/${consentId}/documents`, id };
  const about = translate(`documents.type.${type}`);
  const until = (days: number) => dayAfter(documentDate!, days);
  const today = new Date().toISOString().slice(0, 10);
  const isOpen = (days: number) => until(days) >= today;
  const approved = (values: object) => {
    const { days, ...proved } = values as Proved & { days: number };
    const expirationDate = until(Number(days));
    return { status: 'approved', versionNumber, expirationDate, ...provedOf(proved) };
  };
  const rejected = (values: object) => ({ status: 'rejected', versionNumber, ...values });
  return (
    <>
      <VerbButton
        of={of}
        verb="judgement"
        words="consents.approve"
        about={about}
        start={{ days: validities.find(isOpen) }}
        toBody={approved}
      >
        <RadioButtonGroupInput
          source="days"
          label="documents.approve.validity"
          row={false}
          validate={required()}
          choices={validities.filter(isOpen).map((days) => ({
            id: days,
            name: translate('documents.validUntil', { date: formatDate(until(days), region) }),
          }))}
          translateChoice={false}
        />
        <ProvedInputs type={type} />
      </VerbButton>
      <VerbButton
        of={of}
        verb="judgement"
        words="consents.reject"
        about={about}
        color="error"
        toBody={rejected}
      >
        <TextInput
          {...field('Judgement', 'reason')}
          label="consents.why"
          validate={required()}
          multiline
          minRows={2}
          fullWidth
        />
      </VerbButton>
    </>
  );
}
