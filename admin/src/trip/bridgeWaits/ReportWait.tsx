import { RadioButtonGroupInput, useDataProvider, useTranslate } from 'react-admin';
import { useQueryClient } from '@tanstack/react-query';
import { FormDialog } from '../../core/actions/FormDialog.tsx';
import { useSubmit } from '../../core/actions/useSubmit.ts';
import { choices, field } from '../../core/contract/field.ts';
import { WholeNumberInput } from '../../core/inputs/WholeNumberInput.tsx';

interface ReportWaitProps {
  bridgeId: string;
  bridgeName: string;
  onClose: () => void;
}

/** The dialog that reports a waiting time seen now: direction and minutes. */
export function ReportWait({ bridgeId, bridgeName, onClose }: ReportWaitProps) {
  const translate = useTranslate();
  const save = useSave(bridgeId, onClose);
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      place={`bridge_waits ${bridgeId}`}
      title={translate('bridgeWaits.report.title', { name: bridgeName })}
      submit="bridgeWaits.report.submit"
      start={START}
      onSubmit={save}
    >
      <RadioButtonGroupInput
        {...field('BridgeWaitInput', 'direction')}
        label="resources.bridge_waits.fields.direction"
        choices={choices('BridgeWaitInput', 'direction', 'bridgeWaits.direction')}
        row={false}
      />
      <WholeNumberInput
        {...field('BridgeWaitInput', 'minutes')}
        label="resources.bridge_waits.fields.minutes"
        fullWidth
      />
    </FormDialog>
  );
}

function useSave(bridgeId: string, onDone: () => void) {
  const { create } = useDataProvider();
  const client = useQueryClient();
  const save = async (values: object) => {
    await create('bridge_waits', { data: { ...values, bridgeId } });
    onDone();
    void client.invalidateQueries({ queryKey: ['bridge_waits'] });
  };
  return useSubmit(save, { success: 'bridgeWaits.report.done' });
}

const START = { direction: 'northbound' };
