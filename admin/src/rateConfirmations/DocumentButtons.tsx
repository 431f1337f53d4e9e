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

/** Reads a revision as the document that both parties sign, or saves it, in the carrier's language or the other. */
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
