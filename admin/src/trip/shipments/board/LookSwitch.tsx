import ViewKanbanOutlined from '@mui/icons-material/ViewKanbanOutlined';
import ViewListOutlined from '@mui/icons-material/ViewListOutlined';
import { ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useTranslate } from 'react-admin';
import { type Look, LOOKS, useLook } from './useLook.ts';

/** The switch between list and board. */
export function LookSwitch() {
  const translate = useTranslate();
  const [look, setLook] = useLook();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={look}
      onChange={(_, next: Look | null) => next && setLook(next)}
      aria-label={translate('shipments.look.label')}
    >
      {LOOKS.map((each) => {
        const name = translate(`shipments.look.${each}`);
        return (
          <ToggleButton key={each} value={each} aria-label={name} title={name}>
            {ICONS[each]}
          </ToggleButton>
        );
      })}
    </ToggleButtonGroup>
  );
}

const ICONS = {
  list: <ViewListOutlined fontSize="small" />,
  board: <ViewKanbanOutlined fontSize="small" />,
};
