import { Menu, MenuItem } from '@mui/material';
import { type MouseEvent, type ReactElement, useState } from 'react';
import { Button, Confirm, useTranslate } from 'react-admin';
import type { Choice } from '../../contract/field.ts';
import { BulkResultDialog } from './BulkResultDialog.tsx';
import { useBulk } from './useBulk.ts';

interface BulkWordButtonProps {
  /** The field to change, and the message key of its name. */
  source: string;
  label: string;
  icon: ReactElement;
  choices: Choice[];
}

/** Sets a field of the selected records to one of its values, after a confirmation. */
export function BulkWordButton({ source, label, icon, choices }: BulkWordButtonProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [chosen, setChosen] = useState<Choice>();
  const translate = useTranslate();
  const bulk = useBulk('anden.bulk.updated');
  const doIt = async () => {
    await bulk.act({ action: 'update', changes: { [source]: chosen?.id } });
    setChosen(undefined);
  };
  const choose = (choice: Choice) => {
    setAnchor(null);
    setChosen(choice);
  };
  const params = { field: translate(label), value: translate(chosen?.name ?? '') };
  return (
    <>
      <Button
        label={label}
        aria-haspopup="menu"
        onClick={({ currentTarget }: MouseEvent<HTMLElement>) => setAnchor(currentTarget)}
      >
        {icon}
      </Button>
      <Menu open={Boolean(anchor)} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {choices.map((choice) => (
          <MenuItem key={choice.id} onClick={() => choose(choice)}>
            {translate(choice.name)}
          </MenuItem>
        ))}
      </Menu>
      <Confirm
        isOpen={Boolean(chosen)}
        loading={bulk.isPending || !chosen}
        title={translate('anden.bulk.updateTitle', { smart_count: bulk.count })}
        content={translate('anden.bulk.updateContent', params)}
        onConfirm={doIt}
        onClose={() => setChosen(undefined)}
      />
      <BulkResultDialog results={bulk.results} onClose={bulk.forget} />
    </>
  );
}
