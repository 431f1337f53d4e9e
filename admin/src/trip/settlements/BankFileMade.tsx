import { List, ListItem, ListItemText, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { Schemas } from '../../core/contract/types.ts';
import { useMoneyFormat } from '../../core/format/useMoneyFormat.ts';

/** Describes the file for the bank, and lists each settlement that is not in it with the reason. */
export function BankFileMade({ file }: { file: Schemas['BankFile'] }) {
  const translate = useTranslate();
  const money = useMoneyFormat();
  const { count, total, leftOut } = file;
  const made = { smart_count: count, total: money(total, 'MXN') };
  return (
    <>
      <Typography variant="body2">
        {translate(count > 0 ? 'settlements.bankFile.made' : 'settlements.bankFile.none', made)}
      </Typography>
      {leftOut.length > 0 && (
        <>
          <Typography variant="body2" sx={{ mt: 2, fontWeight: 650 }}>
            {translate('settlements.bankFile.leftOut', { smart_count: leftOut.length })}
          </Typography>
          <List dense>
            {leftOut.map(({ id, reference, carrierName, reason }) => (
              <ListItem key={id} disableGutters>
                <ListItemText
                  primary={[reference, carrierName].filter(Boolean).join(' · ') || id}
                  secondary={translate(`settlements.leftOut.${reason}`)}
                />
              </ListItem>
            ))}
          </List>
        </>
      )}
    </>
  );
}
