import { Stack } from '@mui/material';
import { useState } from 'react';
import { LanguageToggle } from './LanguageToggle.tsx';
import { ReadButton } from './ReadButton.tsx';
import { SaveButton } from './SaveButton.tsx';
import type { Confirmation } from './useConfirmations.ts';

interface DocumentButtonsProps {
  shipmentId: string;
  confirmation: Confirmation;
  size?: 'small';
}

/** The buttons that show a revision as a document or save it, in Spanish or English. */
export function DocumentButtons({ shipmentId, confirmation, size }: DocumentButtonsProps) {
  const [language, setLanguage] = useState(confirmation.language);
  const { id, revision } = confirmation;
  const shared = { shipmentId, id, language, revision, size };
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      <ReadButton {...shared} />
      <SaveButton {...shared} format="pdf" />
      <SaveButton {...shared} format="html" />
      <LanguageToggle value={language} onChange={setLanguage} />
    </Stack>
  );
}
